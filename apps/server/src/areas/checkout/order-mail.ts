import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { hashOf } from '../../digests.ts';
import { attemptEach } from '../../jobs/attempt-each.ts';
import { createCode } from '../../providers/identity/mailed-codes.repository.ts';
import { productMail } from '../emails/product-mail.ts';
import { mailEnrolled } from '../purchases/purchase-notices.ts';
import type { PurchaseDeps, PurchaseRow } from '../purchases/purchase-rows.ts';
import { bought } from '../purchases/purchases.mails.ts';
import { receiptOf } from '../purchases/receipt.ts';
import type { Receipt } from '../purchases/receipt-words.ts';
import { accountOfOrder, claimOrder } from './order.mails.ts';

const activationHours = 48;

interface BoughtOrder {
  id: string;
  user_id: number;
  email: string | null;
  module_id: number;
  page: string;
  purchase: PurchaseRow;
  receipt: Receipt;
}

/**
 * Mails visitors whose order is paid how they get at it, once: a new account is opened by the mail, and who
 * has one adds the order to it after signing in. Several processes may do so at once.
 */
export async function mailBought(deps: PurchaseDeps, orderId?: string): Promise<void> {
  const { db } = deps;
  let query = db
    .selectFrom('checkout_order')
    .innerJoin('purchase', 'purchase.id', 'checkout_order.purchase_id')
    .select('checkout_order.id')
    .where('checkout_order.mailed_at', 'is', null)
    .where('checkout_order.email', 'is not', null)
    .where('purchase.started_at', 'is not', null)
    .orderBy('checkout_order.created_at')
    .limit(100);
  if (orderId !== undefined) query = query.where('checkout_order.id', '=', orderId);
  await attemptEach(
    await query.execute(),
    ({ id }) => db.transaction().execute((trx) => mailOne(trx, deps, id)),
    ({ id }) => `order ${id}`,
  );
}

async function mailOne(trx: Transaction<DB>, deps: PurchaseDeps, id: string): Promise<void> {
  const claimed = await trx
    .updateTable('checkout_order')
    .set({ mailed_at: deps.clock.now() })
    .where('id', '=', id)
    .where('mailed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!claimed) return;
  const order = await trx
    .selectFrom('checkout_order')
    .innerJoin('checkout', 'checkout.id', 'checkout_order.checkout_id')
    .leftJoin('app_user as owner', 'owner.email', 'checkout_order.email')
    .select([
      'checkout_order.id',
      'checkout_order.user_id',
      'checkout_order.purchase_id',
      'checkout_order.email',
      'checkout_order.is_for_known',
      'owner.id as owner_id',
      'checkout.module_id',
      'checkout.unique_id as page',
    ])
    .where('checkout_order.id', '=', id)
    .executeTakeFirstOrThrow();
  const purchase = await trx
    .selectFrom('purchase')
    .selectAll()
    .where('id', '=', order.purchase_id)
    .executeTakeFirstOrThrow();
  // Whoever owns the address may have finished what comes first.
  const reader = order.owner_id ?? purchase.user_id;
  const receipt = await receiptOf(trx, { ...purchase, user_id: reader });
  const mailBuyer = order.is_for_known ? mailClaim : mailActivation;
  await mailBuyer(trx, deps, { ...order, purchase, receipt });
}

/**
 * Opening the link proves the address, and lets its reader choose the password. It is one mail with the receipt, or
 * two where the authors of the product wrote the first. Their welcome is left out beside that: it says the same.
 */
async function mailActivation(
  trx: Transaction<DB>,
  deps: PurchaseDeps,
  { user_id: userId, email, module_id: moduleId, purchase, receipt }: BoughtOrder,
): Promise<void> {
  const { clock, mail, publicUrl, academyName } = deps;
  const to = email ?? '';
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + activationHours * 3_600_000);
  const code = await createCode(trx, { userId, email: to, purpose: 'confirm', now, expiresAt });
  const address = `${publicUrl}/identity/confirm?code=${code}`;
  const kind = 'accountCreation';
  const written = await productMail(trx, { moduleId, userId, kind, address, academyName });
  if (written) {
    await mail.send({ to, ...written }, trx);
    await mail.send({ to, ...bought(deps, receipt) }, trx);
    return;
  }
  await mail.send({ to, ...accountOfOrder(deps, { ...receipt, address }) }, trx);
  await mailEnrolled(trx, deps, purchase);
}

/** The purchase waits apart from the account until its owner adds it. */
async function mailClaim(
  trx: Transaction<DB>,
  deps: PurchaseDeps,
  { id, email, page, purchase, receipt }: BoughtOrder,
): Promise<void> {
  const code = randomBytes(24).toString('base64url');
  await trx
    .updateTable('checkout_order')
    .set({ claim_hash: hashOf(code) })
    .where('id', '=', id)
    .execute();
  const { name, waitsFor } = receipt;
  const hasLaterCharges = purchase.next_payment_at !== null;
  const content = claimOrder(deps, { name, page, code, waitsFor, hasLaterCharges });
  await deps.mail.send({ to: email ?? '', ...content }, trx);
}
