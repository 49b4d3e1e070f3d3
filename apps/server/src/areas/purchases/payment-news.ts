import { sql } from 'kysely';
import type { OnPaymentEvent, PaymentEvent } from '../../providers/payments/payment-event.ts';
import type { PaymentProvider } from '../../providers/payments/payments.ts';
import { settleDispute } from './disputes.service.ts';
import type { PurchaseDeps } from './purchase-rows.ts';
import { settlePayment } from './settle-payment.ts';
import { settleRefund } from './settle-refund.ts';

type News = Pick<PaymentEvent, 'type' | 'ref' | 'idempotencyKey'>;

/** Acts on the providers' news, wherever they are delivered. */
export const paymentListener =
  (deps: PurchaseDeps): OnPaymentEvent =>
  async (event) => {
    const { card, wallet } = deps.payments;
    const provider = [card, wallet].find(({ name }) => name === event.provider);
    if (provider) await hearPaymentNews(deps, provider, event);
  };

/**
 * A provider has news. What they are about is read again and settled, so that it doesn't matter how often, how
 * late and in which order they come. Events about payments of other systems are ignored.
 */
export async function hearPaymentNews(
  deps: PurchaseDeps,
  provider: PaymentProvider,
  news: News,
): Promise<void> {
  switch (news.type) {
    case 'charge': {
      const payment = await findPayment(deps, provider, news);
      if (payment !== undefined)
        await settlePayment(deps, payment, await provider.readCharge({ ref: news.ref }));
      return;
    }
    case 'refund':
      return hearOfRefund(deps, provider, news);
    case 'dispute': {
      const dispute = await provider.readDispute(news.ref);
      const payment = await findPayment(deps, provider, { ref: dispute.chargeRef });
      if (payment !== undefined)
        await settleDispute(deps, payment, { ...dispute, provider: provider.name });
      return;
    }
    default:
  }
}

async function hearOfRefund(
  deps: PurchaseDeps,
  provider: PaymentProvider,
  { ref, idempotencyKey }: News,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select r.id from refund r join payment p on p.id = r.payment_id
    where p.provider = ${provider.name} and (r.provider_ref = ${ref} or r.idempotency_key = ${idempotencyKey ?? null})`.execute(
    deps.db,
  );
  const [refund] = rows;
  if (refund) await settleRefund(deps, refund.id, await provider.readRefund({ ref }));
}

/** By the charge's ref, or by our own key while its answer is lost. */
async function findPayment(
  { db }: PurchaseDeps,
  provider: PaymentProvider,
  { ref, idempotencyKey }: Pick<News, 'ref' | 'idempotencyKey'>,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from payment
    where (provider = ${provider.name} and provider_ref = ${ref}) or idempotency_key = ${idempotencyKey ?? null}`.execute(
    db,
  );
  return rows[0]?.id;
}
