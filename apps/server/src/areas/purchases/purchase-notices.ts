import { formatDate, formatMoney } from '@uplink/api-client/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { findReader } from '../emails/emails.repository.ts';
import { productMail } from '../emails/product-mail.ts';
import type { PurchaseDeps, PurchaseRow } from './purchase-rows.ts';
import { bought, unclaimed } from './purchases.mails.ts';
import { listLines, nameOf } from './purchases.repository.ts';
import { mailBuyer, notifyBuyer } from './tell-buyer.ts';

type Trx = Transaction<DB>;

/** Tells the buyer what they bought, with every figure, once. */
export async function tellBought(
  trx: Trx,
  deps: PurchaseDeps,
  purchase: PurchaseRow,
): Promise<void> {
  const { currency } = purchase;
  const name = await nameOf(trx, purchase);
  const lines = (await listLines(trx, purchase.id)).filter((line) => line.is_paid);
  const next = purchase.next_payment_at;
  await notifyBuyer(trx, deps, purchase.user_id, {
    message: `You now have ${name}.`,
    kind: 'payment',
    type: 'info',
    occasion: `bought:${purchase.id}`,
  });
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
  await mailBuyer(trx, deps, purchase.user_id, bought(deps, { name, figures }));
  await mailEnrolled(trx, deps, purchase);
}

/** Welcomes the buyer in the words of the product's authors, if they wrote any. */
async function mailEnrolled(
  trx: Trx,
  { mail, publicUrl, academyName }: PurchaseDeps,
  { user_id: userId, module_id: moduleId }: PurchaseRow,
): Promise<void> {
  const welcome = await productMail(trx, {
    moduleId,
    userId,
    kind: 'enrollment',
    address: `${publicUrl}/`,
    academyName,
  });
  if (!welcome) return;
  const { email } = await findReader(trx, userId);
  await mail.send({ to: email, ...welcome }, trx);
}

/** Tells the address a visitor bought with that the purchase has ended, since its account was never opened. */
export async function tellUnclaimed(
  trx: Trx,
  deps: PurchaseDeps,
  purchase: PurchaseRow,
): Promise<void> {
  const order = await trx
    .selectFrom('checkout_order')
    .select('email')
    .where('purchase_id', '=', purchase.id)
    .where('email', 'is not', null)
    .executeTakeFirst();
  if (!order?.email) return;
  const name = await nameOf(trx, purchase);
  const content = unclaimed({ name, isPaid: purchase.captured > 0 });
  await deps.mail.send({ to: order.email, ...content }, trx);
}
