import type { Schema } from '@uplink/api-client';
import { paymentFailed } from '@uplink/api-client/domain';
import { sql } from 'kysely';
import { ProviderUnreachable } from '../../providers/payments/payment-errors.ts';
import type { ChargeState } from '../../providers/payments/payments.ts';
import { waitsForOf } from '../catalog/prerequisites.ts';
import { pendingTerms } from '../terms/terms.repository.ts';
import { providerOf } from './payment-provider.ts';
import { readPurchase } from './purchase.view.ts';
import type { PaymentRow, PurchaseDeps, PurchaseRow } from './purchase-rows.ts';
import { settlePayment } from './settle-payment.ts';

type Result = Schema<'PurchaseResult'>;

/** How long a charge may be on its way before a provider that never heard of it is believed. */
const onItsWayMs = 120_000;

/** What became of an order. While its outcome isn't known, the provider is asked for it. */
export async function resultOf(deps: PurchaseDeps, purchaseId: number): Promise<Result> {
  const payment = await deps.db
    .selectFrom('payment')
    .selectAll()
    .where('purchase_id', '=', purchaseId)
    .where('kind', '=', 'first')
    .executeTakeFirst();
  return toResult(deps, purchaseId, payment);
}

/** The same of a later payment of a purchase. */
export async function resultOfPayment(deps: PurchaseDeps, paymentId: number): Promise<Result> {
  const payment = await findPayment(deps, paymentId);
  return toResult(deps, payment.purchase_id, payment);
}

async function toResult(
  deps: PurchaseDeps,
  purchaseId: number,
  payment: PaymentRow | undefined,
): Promise<Result> {
  const told = payment ? await readOutcome(deps, payment) : undefined;
  const settled = payment && (await findPayment(deps, payment.id));
  const purchase = await deps.db
    .selectFrom('purchase')
    .selectAll()
    .where('id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  const result: Result = {
    state: stateOf(purchase, settled),
    requestId: settled?.request_id ?? purchase.request_id,
    purchase: purchase.started_at === null ? null : await readPurchase(deps, purchaseId),
    confirmation: null,
    decline: null,
    next: null,
  };
  switch (result.state) {
    case 'bought':
      return {
        ...result,
        next: await followUp(deps, purchase),
        ...(await waitsForOf(deps.db, purchase.module_id, purchase.user_id)),
      };
    case 'declined':
      return { ...result, decline: declineOf(settled) };
    case 'confirmationNeeded': {
      const isAsked = told?.state === 'authenticationNeeded';
      // If it is unknown what the buyer has to do, the only way is to ask again.
      return isAsked
        ? { ...result, confirmation: told.clientAction }
        : { ...result, state: 'processing' };
    }
    default:
      return result;
  }
}

function stateOf(purchase: PurchaseRow, payment: PaymentRow | undefined): Result['state'] {
  switch (payment?.status) {
    case undefined:
      return 'bought';
    case 'authenticating':
      return 'confirmationNeeded';
    case 'failed':
    case 'cancelled':
      return 'declined';
    case 'paid':
      // Money that came too late goes back.
      return purchase.started_at === null ? 'declined' : 'bought';
    default:
      return 'processing';
  }
}

function declineOf(payment: PaymentRow | undefined): Result['decline'] {
  if (payment?.decline_code === 'notSent')
    return { code: 'notSent', message: 'We could not process your request' };
  return {
    code: payment?.decline_code ?? 'declined',
    message: paymentFailed(payment?.payment_type ?? 'card'),
  };
}

/**
 * Reads a charge back and settles it. A provider that doesn't know it may not have heard of it yet: so young
 * a charge stays open. Undefined when it can't be reached, or when there is nothing to ask.
 */
export async function readOutcome(
  deps: PurchaseDeps,
  payment: PaymentRow,
): Promise<ChargeState | undefined> {
  const provider = providerOf(deps, payment);
  if (!provider || !['sent', 'authenticating'].includes(payment.status)) return undefined;
  try {
    const state = await provider.readCharge(
      payment.provider_ref === null
        ? { idempotencyKey: payment.idempotency_key }
        : { ref: payment.provider_ref },
    );
    const sentAt = payment.sent_at ?? payment.created_at;
    const isYoung = deps.clock.now().getTime() - sentAt.getTime() < onItsWayMs;
    if (state.state === 'notFound' && isYoung) return undefined;
    await settlePayment(deps, payment.id, state);
    return state;
  } catch (error) {
    if (error instanceof ProviderUnreachable) return undefined;
    throw error;
  }
}

const findPayment = ({ db }: PurchaseDeps, id: number) =>
  db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** What the buyer is asked for next: an agreement, the survey of a program, or to begin. */
async function followUp(
  { db }: PurchaseDeps,
  { user_id, module_id }: PurchaseRow,
): Promise<Result['next']> {
  const { rows } = await sql<{ isAsked: boolean; terms: number[] | null }>`
    select ${pendingTerms(user_id)} as terms, exists (select 1 from onboarding_survey s where s.module_id = ${module_id}
      and jsonb_array_length(s.questions) > 0 and not exists (
      select 1 from onboarding_answer a where a.user_id = ${user_id} and a.module_id = s.module_id)) as "isAsked"`.execute(
    db,
  );
  if (rows[0]?.terms?.includes(module_id)) return 'terms';
  return rows[0]?.isAsked ? 'onboarding' : 'start';
}
