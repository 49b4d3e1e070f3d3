import { formatDate, formatMoney } from '@uplink/api-client/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { waitsForOf } from '../catalog/prerequisites.ts';
import type { PurchaseRow } from './purchase-rows.ts';
import { listLines, nameOf } from './purchases.repository.ts';
import type { Receipt } from './receipt-words.ts';

/** Every figure of a purchase that has just been paid, and what it waits for. */
export async function receiptOf(trx: Transaction<DB>, purchase: PurchaseRow): Promise<Receipt> {
  const { currency, next_payment_at: next } = purchase;
  const lines = (await listLines(trx, purchase.id)).filter((line) => line.is_paid);
  const money = (amount: number) => formatMoney({ amount, currency });
  const parts: [string, number][] = [
    ['Enrollment fee', purchase.enrollment_fee],
    ['Discount', purchase.discount],
    ['Credit', purchase.credit],
    ['Tax', purchase.tax],
  ];
  const figures: [string, string][] = [
    ...lines.map((line): [string, string] => [line.name, money(line.list_amount)]),
    ...parts
      .filter(([, amount]) => amount > 0)
      .map(([label, amount]): [string, string] => [label, money(amount)]),
    ['Paid today', money(purchase.captured)],
  ];
  if (next) figures.push(['Next payment', formatDate(next.toISOString())]);
  return {
    name: await nameOf(trx, purchase),
    figures,
    ...(await waitsForOf(trx, purchase.module_id, purchase.user_id)),
  };
}
