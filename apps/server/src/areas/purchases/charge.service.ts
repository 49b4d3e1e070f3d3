import { UNKNOWN_PAYMENT_METHOD } from '@uplink/api-client/domain';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { conflict, unprocessable } from '../../plugins/errors/errors.ts';
import { findMethod } from '../billing/methods.repository.ts';
import { amountDue, type ChargeKind } from './amount-due.ts';
import { notePurchase, requireVersion } from './change-purchase.ts';
import type { Cause, PurchaseDeps, PurchaseRow } from './purchase-rows.ts';
import { lockPurchase } from './purchases.repository.ts';
import { hashOfBody, sameRequest } from './requests.ts';
import { sendPayment } from './send-payment.ts';
import { payOffline } from './settle-payment.ts';

type Trx = Transaction<DB>;

export interface ChargeWish {
  purchaseId: number;
  kind: ChargeKind;
  /** The version it was decided on: 409 if something happened since. */
  version?: number;
  /** Of kind manual: up to the balance due. The others know what is due. */
  amount?: number;
  /** @default what the purchase is paid by; offline notes money that was paid elsewhere */
  paymentType?: 'card' | 'wallet' | 'offline';
  /** Whether the buyer is there to confirm with their bank. */
  isBuyerPresent: boolean;
  /** Who asks for it and why; no one for what the server charges by itself. */
  cause: Cause;
  /** Of a call: sent again with the same body, it is charged once. */
  request?: { id: string; body: object };
}

/**
 * Charges what is due: a month, a month that begins a subscription again, all that is left, or an amount that
 * staff name. Refuses when nothing is due; a charge under way is not asked for again. Answers the payment,
 * whose outcome may not be known yet.
 */
export async function chargeDue(deps: PurchaseDeps, wish: ChargeWish): Promise<number> {
  const id = await deps.db.transaction().execute((trx) => openPayment(trx, deps, wish));
  await sendPayment(deps, id, wish);
  return id;
}

async function openPayment(trx: Trx, deps: PurchaseDeps, wish: ChargeWish): Promise<number> {
  const { kind, cause, request } = wish;
  const purchase = await lockPurchase(trx, wish.purchaseId);
  const known = await findKnown(trx, purchase.id, request);
  if (known !== undefined) return known;
  if (wish.version !== undefined) requireVersion(purchase, wish.version);
  const now = deps.clock.now();
  const { amount, tax, cycle } = await amountDue(trx, purchase, {
    kind,
    amount: wish.amount,
    now,
  });
  const paymentType = wish.paymentType ?? purchase.payment_type;
  const isOffline = wish.paymentType === 'offline';
  const method = isOffline ? null : await methodOf(trx, purchase, paymentType);
  if (wish.paymentType && method === undefined) throw unprocessable(UNKNOWN_PAYMENT_METHOD);
  const { id } = await trx
    .insertInto('payment')
    .values({
      purchase_id: purchase.id,
      kind,
      cycle,
      payment_type: paymentType,
      provider: method?.provider ?? null,
      method_id: method?.id ?? null,
      amount,
      tax,
      currency: purchase.currency,
      status: 'due',
      idempotency_key: await newKey(trx, purchase.id),
      request_id: request?.id ?? null,
      request_hash: request ? hashOfBody(request.body) : null,
      actor_id: cause.actorId,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const isNewMonth = kind === 'cycle' && (await isFirstTry(trx, { purchase, cycle, id }));
  await notePurchase(trx, purchase.id, {
    ...cause,
    clock: deps.clock,
    action: 'charge',
    data: { payment: id, kind, amount, cycle },
    // Of a subscription the total is what was due so far.
    ...(isNewMonth &&
      purchase.plan_type === 'subscription' && {
        set: { total: purchase.total + amount, tax: purchase.tax + tax },
      }),
  });
  if (isOffline) await payOffline(trx, deps, id, cause);
  return id;
}

/** The payment of the same request, or one that is under way. */
async function findKnown(
  trx: Trx,
  purchaseId: number,
  request: ChargeWish['request'],
): Promise<number | undefined> {
  const payments = await trx
    .selectFrom('payment')
    .select(['id', 'status', 'request_id', 'request_hash'])
    .where('purchase_id', '=', purchaseId)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['due', 'sent', 'authenticating']),
        eb('request_id', '=', request?.id ?? null),
      ]),
    )
    .execute();
  const same = request && payments.find(({ request_id }) => request_id === request.id);
  if (same) sameRequest(same.request_hash ?? '', request.body);
  return (same ?? payments[0])?.id;
}

/** Keys are the provider's too: by purchase and count, which its lock keeps apart. */
async function newKey(trx: Trx, purchaseId: number): Promise<string> {
  const { rows } = await sql<{ key: string }>`
    select p.user_id || '-' || p.request_id || '-' || (select count(*) from payment where purchase_id = p.id) as key
    from purchase p where p.id = ${purchaseId}`.execute(trx);
  return rows[0]?.key ?? '';
}

async function isFirstTry(
  trx: Trx,
  { purchase, cycle, id }: { purchase: PurchaseRow; cycle: number | null; id: number },
): Promise<boolean> {
  const earlier = await trx
    .selectFrom('payment')
    .select('id')
    .where('purchase_id', '=', purchase.id)
    .where('kind', '=', 'cycle')
    .where('cycle', '=', cycle)
    .where('waived_at', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirst();
  return earlier === undefined;
}

/** The card or wallet its buyer has now. Without one the charge is declined like by a card that is gone. */
async function methodOf(trx: Trx, purchase: PurchaseRow, type: string) {
  if (type !== 'card' && type !== 'wallet')
    throw conflict('This purchase is paid elsewhere. Choose a payment method for it first.');
  return findMethod(trx, purchase.user_id, type);
}
