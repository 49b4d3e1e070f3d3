import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { daysLeft, type PurchaseAction, UNKNOWN_PAYMENT_METHOD } from '@uplink/api-client/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { conflict, unprocessable } from '../../plugins/errors/errors.ts';
import { notePurchase, requireVersion } from '../purchases/change-purchase.ts';
import { readPurchase } from '../purchases/purchase.view.ts';
import type { PurchaseDeps, PurchaseRow } from '../purchases/purchase-rows.ts';
import { lockPurchase, nameOf } from '../purchases/purchases.repository.ts';
import { tellStaff } from '../purchases/tell-staff.ts';
import {
  cancelSubscription,
  continueSubscription,
  switchMethod,
  tellCancelled,
} from './change-subscription.ts';
import { requireOwn } from './own-purchases.service.ts';
import { payOwnPurchase } from './pay-own-purchase.ts';

export interface OwnChange {
  userId: number;
  id: number;
  body: Schema<'PurchaseChange'>;
}

type Trx = Transaction<DB>;
type Result = Schema<'PurchaseResult'>;
type Act = (
  trx: Trx,
  deps: PurchaseDeps,
  change: OwnChange & { purchase: PurchaseRow },
) => Promise<unknown>;

/**
 * What a buyer does with a purchase of theirs. A change that is made already is answered as it was; one that
 * was decided on an older version is refused with the current one.
 */
export async function changeOwnPurchase(
  deps: PurchaseDeps,
  action: Exclude<PurchaseAction, 'reauthorise'>,
  change: OwnChange,
): Promise<Result> {
  const { userId, id } = change;
  await requireOwn(deps.db, userId, id);
  switch (action) {
    case 'cancelSubscription':
      return act(deps, change, cancel);
    case 'reactivateSubscription':
      return reactivate(deps, change);
    case 'switchPaymentMethod':
      return act(deps, change, switchTo);
    case 'requestRefund':
      return act(deps, change, requestRefund);
    case 'payoff':
      return payOwnPurchase(deps, 'payoff', change);
    case 'retryPayment':
      return payOwnPurchase(deps, 'cycle', change);
  }
}

async function act(deps: PurchaseDeps, change: OwnChange, make: Act): Promise<Result> {
  await deps.db.transaction().execute(async (trx) => {
    const purchase = await lockPurchase(trx, change.id);
    await make(trx, deps, { ...change, purchase });
  });
  return done(deps, change);
}

const cancel: Act = (trx, deps, { userId, body, purchase }) =>
  cancelSubscription(trx, deps, {
    purchase,
    cause: causeOf(userId, 'Cancelled by its buyer', body),
    version: body.version,
  });

/** With days left it resumes at their end and charges nothing now; otherwise a new month begins today. */
async function reactivate(deps: PurchaseDeps, change: OwnChange): Promise<Result> {
  const { db, clock } = deps;
  const { userId, id, body } = change;
  const isCharged = await db.transaction().execute(async (trx) => {
    const purchase = await lockPurchase(trx, id);
    if (purchase.status === 'active' && purchase.plan_type === 'subscription') return false;
    const { expires_at } = purchase;
    if (expires_at === null || daysLeft(expires_at, clock.now()) <= 0) return true;
    const cause = causeOf(userId, 'Reactivated by its buyer', body);
    await continueSubscription(trx, deps, { purchase, cause, version: body.version });
    return false;
  });
  if (!isCharged) return done(deps, change);
  const result = await payOwnPurchase(deps, 'reactivation', change);
  if (result.state === 'bought')
    await db.transaction().execute((trx) => tellCancelled(trx, userId, null));
  return result;
}

const switchTo: Act = async (trx, deps, { userId, body, purchase }) => {
  const { paymentType, version } = body;
  if (!paymentType) throw unprocessable(UNKNOWN_PAYMENT_METHOD);
  const cause = causeOf(userId, 'Switched by its buyer', body);
  await switchMethod(trx, deps, { purchase, cause, version, paymentType });
};

/** Staff decide; asked twice it is one request. */
const requestRefund: Act = async (trx, deps, { userId, id, body, purchase }) => {
  const { clock } = deps;
  const reason = body.reason?.trim();
  if (!reason) throw unprocessable('Say why you would like a refund.', { reason: 'Required' });
  const open = await trx
    .selectFrom('refund_request')
    .select('id')
    .where('purchase_id', '=', id)
    .where('status', '=', 'requested')
    .executeTakeFirst();
  if (open) return;
  requireVersion(purchase, body.version);
  const { actions } = await readPurchase({ ...deps, db: trx }, id);
  if (!actions.includes('requestRefund'))
    throw conflict('A refund can be requested within 14 days of a payment.');
  await trx
    .insertInto('refund_request')
    .values({ purchase_id: id, reason, created_at: clock.now() })
    .execute();
  await notePurchase(trx, id, {
    ...causeOf(userId, reason, body),
    clock,
    action: 'requestRefund',
  });
  const name = await nameOf(trx, purchase);
  const occasion = `refund-request:${id}:${purchase.version}`;
  await tellStaff(trx, deps, occasion, `A refund was requested for ${name}.`);
};

const causeOf = (userId: number, reason: string, { requestId }: OwnChange['body']) => ({
  actorId: userId,
  reason,
  requestId,
});

/** The answer to a change that charged nothing. */
async function done(deps: PurchaseDeps, { id, body }: OwnChange): Promise<Result> {
  return {
    state: 'bought',
    requestId: body.requestId ?? randomUUID(),
    purchase: await readPurchase(deps, id),
    confirmation: null,
    decline: null,
    next: null,
  };
}
