import { productPath } from '@uplink/api-client/domain';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { findMailedProduct, findReader } from '../emails/emails.repository.ts';
import { productMail } from '../emails/product-mail.ts';
import type { PurchaseDeps, PurchaseRow } from './purchase-rows.ts';
import { bought, unclaimed } from './purchases.mails.ts';
import { nameOf } from './purchases.repository.ts';
import { receiptOf } from './receipt.ts';
import { mailBuyer, notifyBuyer } from './tell-buyer.ts';

type Trx = Transaction<DB>;

/**
 * Tells the buyer what they bought, with every figure, once. Visitors get all of it in the mail that leads to their
 * account.
 */
export async function tellBought(
  trx: Trx,
  deps: PurchaseDeps,
  purchase: PurchaseRow,
): Promise<void> {
  await notifyBuyer(trx, deps, purchase.user_id, {
    message: `You now have ${await nameOf(trx, purchase)}.`,
    kind: 'payment',
    type: 'info',
    occasion: `bought:${purchase.id}`,
  });
  if (await isVisitors(trx, purchase)) return;
  await mailBuyer(trx, deps, purchase.user_id, bought(deps, await receiptOf(trx, purchase)));
  await mailEnrolled(trx, deps, purchase);
}

/** Whether a visitor's order became this purchase. It is noted there, so that its mail is sent whatever happens next. */
async function isVisitors(trx: Trx, purchase: PurchaseRow): Promise<boolean> {
  const order = await trx
    .updateTable('checkout_order')
    .set({ purchase_id: sql`coalesce(purchase_id, ${purchase.id})` })
    .where('id', '=', purchase.request_id)
    .where('user_id', '=', purchase.user_id)
    .where('email', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return order !== undefined;
}

/** Welcomes the buyer in the words of the product's authors, if they wrote any. */
export async function mailEnrolled(
  trx: Trx,
  { mail, publicUrl, academyName }: PurchaseDeps,
  { user_id: userId, module_id: moduleId }: PurchaseRow,
): Promise<void> {
  const { type, unique_name: uniqueName } = await findMailedProduct(trx, moduleId);
  const welcome = await productMail(trx, {
    moduleId,
    userId,
    kind: 'enrollment',
    address: `${publicUrl}${productPath({ type, uniqueName })}`,
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
