import type { Schema } from '@uplink/api-client';
import { daysLeft, UNKNOWN_PAYMENT_METHOD } from '@uplink/api-client/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { conflict, unprocessable } from '../../../plugins/errors/errors.ts';
import {
  cancelSubscription,
  continueSubscription,
  switchMethod,
  tellCancelled,
} from '../../billing/change-subscription.ts';
import { changePurchase, lockSeen } from '../change-purchase.ts';
import { chargeDue } from '../charge.service.ts';
import { pausePurchase, resumePurchase } from '../pause.ts';
import type { Cause, PurchaseRow } from '../purchase-rows.ts';
import { requireRequest } from './charge.service.ts';
import { readManaged } from './managed-purchase.view.ts';
import { extend, moveNextCharge, reset } from './set-dates.ts';
import {
  causeOf,
  findManaged,
  type Managed,
  type ManagementDeps,
  needed,
  requireRight,
} from './staff.ts';

type Body = Schema<'UserPurchaseChange'>;
export type ManagedAction =
  | 'updateNextChargeDate'
  | 'pause'
  | 'setPauseDate'
  | 'resume'
  | 'extend'
  | 'switchPaymentMethod'
  | 'cancelSubscription'
  | 'reactivateSubscription'
  | 'reset';

interface Change {
  purchase: PurchaseRow;
  cause: Cause;
  body: Body;
}

const onlyAdmins: readonly ManagedAction[] = ['updateNextChargeDate', 'reset'];

/** The right that an action needs. */
export const rightFor = (action: ManagedAction) =>
  onlyAdmins.includes(action) ? 'rebillPurchase' : 'changePurchase';

/** What staff change of a purchase, decided on the version they saw. */
export async function changeManaged(
  deps: ManagementDeps,
  managed: Managed,
  action: ManagedAction,
  body: Body,
): Promise<Schema<'ManagedPurchase'>> {
  const { staff, userId } = managed;
  requireRight(staff, rightFor(action), userId);
  const { id } = await findManaged(deps.db, managed);
  const cause = causeOf(staff, body);
  const isOver = await deps.db.transaction().execute(async (trx) => {
    const purchase = await lockSeen(trx, id, body);
    return act(trx, deps, action, { purchase, cause, body });
  });
  if (isOver) await chargeReactivation(deps, managed, body);
  return readManaged(deps, managed);
}

/** Does it; whether a month must be charged for it, which is not done within a transaction. */
export async function act(
  trx: Transaction<DB>,
  deps: ManagementDeps,
  action: ManagedAction,
  change: Change,
): Promise<boolean> {
  const { purchase, cause, body } = change;
  const { version } = body;
  switch (action) {
    case 'updateNextChargeDate':
      await moveNextCharge(trx, deps, {
        purchase,
        cause,
        date: dateOf(deps, body, 'nextChargeDate'),
      });
      return false;
    case 'extend':
      await extend(trx, deps, { purchase, cause, date: dateOf(deps, body, 'newExpiryDate') });
      return false;
    case 'reset':
      await reset(trx, deps, { purchase, cause });
      return false;
    case 'pause':
    case 'setPauseDate':
      await pause(trx, deps, action, change);
      return false;
    case 'resume':
      await resumePurchase(trx, deps, purchase.id, { cause, version });
      return false;
    case 'switchPaymentMethod': {
      const paymentType = body.paymentType;
      if (!paymentType) throw unprocessable(UNKNOWN_PAYMENT_METHOD);
      await switchMethod(trx, deps, { purchase, cause, version, paymentType });
      return false;
    }
    case 'cancelSubscription':
      await cancelSubscription(trx, deps, { purchase, cause, version });
      return false;
    case 'reactivateSubscription': {
      const { expires_at } = purchase;
      if (expires_at === null || daysLeft(expires_at, deps.clock.now()) <= 0) return true;
      await continueSubscription(trx, deps, { purchase, cause, version });
      return false;
    }
  }
}

async function pause(
  trx: Transaction<DB>,
  deps: ManagementDeps,
  action: 'pause' | 'setPauseDate',
  { purchase, cause, body }: Change,
): Promise<void> {
  const isPaused = purchase.status === 'paused';
  if (isPaused !== (action === 'setPauseDate'))
    throw conflict(isPaused ? 'This purchase is paused already.' : 'This purchase is not paused.');
  const until = body.pausedUntil ? dateOf(deps, body, 'pausedUntil') : null;
  await pausePurchase(trx, deps, purchase.id, { cause, version: body.version, until, action });
}

/** A date to come, and not so far that it was mistyped. */
function dateOf(
  { clock }: ManagementDeps,
  body: Body,
  field: 'nextChargeDate' | 'newExpiryDate' | 'pausedUntil',
): Date {
  const date = new Date(needed(body[field] ?? undefined, field));
  const now = clock.now();
  const latest = new Date(now);
  latest.setUTCFullYear(now.getUTCFullYear() + 20);
  if (!(date > now && date < latest))
    throw unprocessable('Choose a date in the future.', { [field]: 'Must be in the future' });
  return date;
}

/** The paid period is over: the month that begins today is charged. */
async function chargeReactivation(
  deps: ManagementDeps,
  { staff, userId, purchaseId }: Managed,
  body: Body,
): Promise<void> {
  requireRight(staff, 'chargePurchase', userId);
  const requestId = needed(body.requestId, 'requestId');
  const paymentId = await chargeDue(deps, {
    purchaseId,
    kind: 'reactivation',
    version: body.version,
    isBuyerPresent: false,
    cause: causeOf(staff, body),
    request: { id: requestId, body: { action: 'reactivateSubscription', version: body.version } },
  });
  await requireRequest(deps, paymentId, requestId);
  await deps.db.transaction().execute((trx) => tellCancelled(trx, userId, null));
}

/** Closes what a purchase opened and takes it out of what its buyer has; its money stays where it is. */
export async function removePurchase(
  deps: ManagementDeps,
  managed: Managed,
  { version, logMessage }: Schema<'UserPurchaseRemoval'>,
): Promise<void> {
  const { staff, userId } = managed;
  requireRight(staff, 'removePurchase', userId);
  const { id } = await findManaged(deps.db, managed);
  await deps.db.transaction().execute((trx) =>
    changePurchase(trx, id, 'remove', {
      ...causeOf(staff, { logMessage }),
      clock: deps.clock,
      version,
      set: { deleted_at: deps.clock.now() },
    }),
  );
}
