import type { Schema } from '@uplink/api-client';
import { may, type PolicyPerson } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { forbidden, notFound, unprocessable } from '../../../plugins/errors/errors.ts';
import type { Cause, PurchaseRow } from '../purchase-rows.ts';

export type ManagementDeps = Pick<
  Deps,
  'db' | 'clock' | 'payments' | 'mail' | 'publicUrl' | 'academyName' | 'tax' | 'config'
>;

/** Whose purchase staff look at or change. */
export interface Managed {
  staff: PolicyPerson;
  userId: number;
  purchaseId: number;
}

type OnOthers =
  | 'createPurchase'
  | 'changePurchase'
  | 'rebillPurchase'
  | 'chargePurchase'
  | 'removePurchase';

/** Refuses what a role may not do, and anything with purchases of their own. */
export function requireRight(staff: PolicyPerson, name: OnOthers, buyerId: number): void {
  refuseOwn(staff, buyerId);
  if (!may(staff, name, { buyerId })) throw forbidden("You can't do this with a purchase.");
}

export function refuseOwn({ id }: PolicyPerson, buyerId: number): void {
  if (id === buyerId) throw forbidden("You can't decide on your own purchases.");
}

/** Refuses accounts that are not there. */
export async function requireBuyer(db: Kysely<DB>, userId: number): Promise<void> {
  const buyer = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!buyer) throw notFound('This person does not exist.');
}

/** Refuses a purchase of someone else, or an order that never began, like one that never was. */
export async function findManaged(
  db: Kysely<DB>,
  { userId, purchaseId }: Managed,
): Promise<PurchaseRow> {
  const purchase = await db
    .selectFrom('purchase')
    .selectAll()
    .where('id', '=', purchaseId)
    .where('user_id', '=', userId)
    .where('started_at', 'is not', null)
    .executeTakeFirst();
  if (!purchase) throw notFound('This purchase does not exist.');
  return purchase;
}

/** Who did it and why, for the log. */
export const causeOf = (
  { id }: PolicyPerson,
  { logMessage, requestId }: { logMessage?: Schema<'LogMessage'>; requestId?: string },
): Cause => ({ actorId: id, reason: logMessage?.trim() || 'Changed by staff', requestId });

/** A part of the call that this action can't do without. */
export function needed<Value>(value: Value | undefined, field: string): Value {
  if (value === undefined) throw unprocessable(`Add ${field}.`, { [field]: 'Required' });
  return value;
}
