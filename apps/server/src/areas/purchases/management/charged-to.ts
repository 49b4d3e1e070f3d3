import { formatMoney } from '@uplink/api-client/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { nameOfMethod } from '../../billing/method-name.ts';
import { findMethod } from '../../billing/methods.repository.ts';
import type { PurchaseRow } from '../purchase-rows.ts';

/** Where the money of a charge comes from, in words. */
export async function chargedTo(
  trx: Transaction<DB>,
  { user_id, currency }: PurchaseRow,
  amount: number,
  type: string,
): Promise<string> {
  const money = formatMoney({ amount, currency });
  if (type === 'offline') return `${money} is noted as paid elsewhere. Nothing is charged.`;
  const method = await methodName(trx, { user_id }, type);
  return `${money} is charged to ${method ?? 'the saved method'} now.`;
}

export async function methodName(
  trx: Transaction<DB>,
  { user_id }: Pick<PurchaseRow, 'user_id'>,
  type: string,
): Promise<string | null> {
  if (type !== 'card' && type !== 'wallet') return null;
  const method = await findMethod(trx, user_id, type);
  return method ? nameOfMethod(method) : null;
}
