import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { listPurchases } from '../../billing/own-purchases.service.ts';
import { type ManagementDeps, requireBuyer } from './staff.ts';

/** Someone's purchases for staff, newest first, with what all of them come to. */
export async function listUserPurchases(
  deps: ManagementDeps,
  userId: number,
  query: { page: number; pageSize: number },
): Promise<Schema<'UserPurchasePage'>> {
  await requireBuyer(deps.db, userId);
  const address = `/management/users/${userId}/purchases`;
  const [page, totals] = await Promise.all([
    listPurchases(deps, userId, query, address),
    readTotals(deps.db, userId),
  ]);
  return { ...page, totals };
}

async function readTotals(db: Kysely<DB>, userId: number): Promise<Schema<'PurchaseTotals'>[]> {
  const rows = await db
    .selectFrom('purchase')
    .select((eb) => [
      'currency',
      eb.fn.sum<number>('captured').as('captured'),
      eb.fn.sum<number>('refunded').as('refunded'),
      eb.fn.sum<number>('balance_due').as('due'),
      eb.fn.min('next_payment_at').filterWhere('status', '<>', 'paused').as('next'),
    ])
    .where('user_id', '=', userId)
    .where('started_at', 'is not', null)
    .groupBy('currency')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('currency')
    .limit(20)
    .execute();
  return rows.map(({ currency, captured, refunded, due, next }) => ({
    currency,
    amountPaid: Number(captured) - Number(refunded),
    balanceDue: Number(due),
    refunded: Number(refunded),
    nextPaymentDate: next?.toISOString() ?? null,
  }));
}
