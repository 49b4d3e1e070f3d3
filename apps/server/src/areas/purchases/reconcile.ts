import { addDays } from '@uplink/api-client/domain';
import { sql } from 'kysely';
import { attemptAll, attemptEach } from '../../jobs/attempt-each.ts';
import type { PaymentProvider } from '../../providers/payments/payments.ts';
import { changePurchase } from './change-purchase.ts';
import { RESERVATION_HOURS } from './claims.ts';
import { followAccess } from './follow-access.ts';
import { hasRunOut } from './live-purchase.ts';
import { hearPaymentNews } from './payment-news.ts';
import { providerOf } from './payment-provider.ts';
import { readOutcome } from './purchase-result.ts';
import type { PaymentRow, PurchaseDeps } from './purchase-rows.ts';
import { lockPurchase } from './purchases.repository.ts';
import { cancelOpenPayment } from './send-payment.ts';
import { sendRefund } from './send-refund.ts';
import { settleRefund } from './settle-refund.ts';

const mostAtOnce = 200;
/** What is younger may still be in the hands of the call that began it. */
const youngMs = 60_000;

/**
 * Brings every payment and refund whose outcome isn't known to its end, gives purchases the access they paid
 * for, and ends what has run out. Safe to run twice and in several processes; one that can't be settled now
 * keeps none of the others waiting.
 */
export async function reconcilePurchases(deps: PurchaseDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - youngMs);
  const each = async (
    ids: Promise<number[]>,
    task: (deps: PurchaseDeps, id: number) => Promise<void>,
    what: string,
  ) =>
    attemptEach(
      await ids,
      (id) => task(deps, id),
      (id) => `${what} ${id}`,
    );
  await attemptAll({
    payments: async () =>
      attemptEach(
        await listUnsettled(deps, before),
        (payment) => settleUnknown(deps, payment),
        ({ id }) => `payment ${id}`,
      ),
    refunds: () => each(listOpenRefunds(deps, before), finishRefund, 'refund'),
    access: () => each(listUngranted(deps), repairAccess, 'access of purchase'),
    ends: () => each(listRunOut(deps), expire, 'end of purchase'),
  });
}

function listUnsettled({ db }: PurchaseDeps, before: Date): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('status', 'in', ['due', 'sent', 'authenticating'])
    .where('updated_at', '<=', before)
    .orderBy('updated_at')
    .limit(mostAtOnce)
    .execute();
}

async function settleUnknown(deps: PurchaseDeps, payment: PaymentRow): Promise<void> {
  // The process that was to send it is gone. It was never sent, so it can be ended here.
  if (payment.status === 'due') return cancelOpenPayment(deps, payment.id);
  await readOutcome(deps, payment);
  const { clock } = deps;
  const age = clock.now().getTime() - (payment.sent_at ?? payment.created_at).getTime();
  const isAbandoned = payment.status === 'authenticating' && age > RESERVATION_HOURS * 3_600_000;
  if (isAbandoned) await cancelOpenPayment(deps, payment.id);
  // Its turn comes after the others.
  await deps.db
    .updateTable('payment')
    .set({ updated_at: clock.now() })
    .where('id', '=', payment.id)
    .where('status', 'in', ['sent', 'authenticating'])
    .execute();
}

async function listOpenRefunds({ db }: PurchaseDeps, before: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('refund')
    .select('id')
    .where('status', 'in', ['due', 'sent'])
    .where('updated_at', '<=', before)
    .orderBy('updated_at')
    .limit(mostAtOnce)
    .execute();
  return rows.map(({ id }) => id);
}

/** Reads a refund back, and sends the one the provider never heard of: by its key it is done once. */
async function finishRefund(deps: PurchaseDeps, id: number): Promise<void> {
  const { refund, payment } = await readRefund(deps, id);
  const provider = providerOf(deps, payment);
  if (refund.status === 'sent' && provider && payment.provider_ref !== null) {
    const by =
      refund.provider_ref === null
        ? { idempotencyKey: refund.idempotency_key, chargeRef: payment.provider_ref }
        : { ref: refund.provider_ref };
    await settleRefund(deps, id, await provider.readRefund(by));
  }
  await sendRefund(deps, id);
}

async function readRefund({ db }: PurchaseDeps, id: number) {
  const refund = await db
    .selectFrom('refund')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', refund.payment_id)
    .executeTakeFirstOrThrow();
  return { refund, payment };
}

/** Purchases in force with a paid line that opens nothing. */
async function listUngranted({ db, clock }: PurchaseDeps): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct p.id from purchase p join purchase_line l on l.purchase_id = p.id and l.is_paid and l.returned_at is null
    where p.started_at is not null and p.status in ('active', 'failed', 'cancelled')
      and (p.expires_at is null or p.expires_at > ${clock.now()})
      and (l.valid_days is null or l.kind = 'product')
      and not exists (select 1 from access_grant g where g.user_id = p.user_id and g.module_id = l.module_id
        and g.source_kind = 'purchase' and g.source_id = p.id and g.state = 'active')
      and not exists (select 1 from dispute d join payment paid on paid.id = d.payment_id
        where paid.purchase_id = p.id and d.status = 'open')
    limit ${mostAtOnce}`.execute(db);
  return rows.map(({ id }) => id);
}

async function repairAccess(deps: PurchaseDeps, id: number): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const purchase = await lockPurchase(trx, id);
    const change = { actorId: null, reason: 'Paid and not opened', clock: deps.clock };
    await followAccess(trx, purchase, change);
  });
}

async function listRunOut({ db, clock }: PurchaseDeps): Promise<number[]> {
  const rows = await db
    .selectFrom('purchase')
    .select('id')
    .where('expires_at', '<=', clock.now())
    .where('started_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'cancelled'),
        eb.and([
          eb('status', 'in', ['active', 'failed', 'paused']),
          eb('plan_type', '<>', 'subscription'),
        ]),
      ]),
    )
    .limit(mostAtOnce)
    .execute();
  return rows.map(({ id }) => id);
}

async function expire(deps: PurchaseDeps, id: number): Promise<void> {
  const { clock } = deps;
  await deps.db.transaction().execute(async (trx) => {
    const purchase = await lockPurchase(trx, id);
    if (!hasRunOut(purchase, clock.now())) return;
    await changePurchase(trx, id, 'expire', { actorId: null, reason: 'Ran out', clock });
  });
}

const comparedDays = 3;

const newsOf = {
  charge: 'charge',
  refund: 'refund',
  refundFailed: 'refund',
  dispute: 'dispute',
  disputeWon: 'dispute',
} as const;

/**
 * Compares with the providers' own books: every movement of money of the last days is read again, as if its news
 * had just come. What is settled already stays as it is.
 */
export async function compareMovements(deps: PurchaseDeps): Promise<void> {
  const since = addDays(deps.clock.now(), -comparedDays);
  const compare = (provider: PaymentProvider) =>
    attemptEach(
      listMovements(provider, since),
      ({ kind, ref, idempotencyKey }) =>
        hearPaymentNews(deps, provider, {
          type: newsOf[kind],
          ref,
          ...(idempotencyKey && { idempotencyKey }),
        }),
      ({ kind, ref }) => `${kind} ${ref}`,
    );
  const { card, wallet } = deps.payments;
  await attemptAll({ card: () => compare(card), wallet: () => compare(wallet) });
}

async function* listMovements(provider: PaymentProvider, since: Date) {
  let cursor: string | undefined;
  do {
    const page = await provider.listMovements({ since, ...(cursor && { cursor }) });
    yield* page.movements;
    cursor = page.next;
  } while (cursor);
}
