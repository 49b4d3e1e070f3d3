import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { hashOf } from '../../digests.ts';
import { createCode } from '../../providers/identity/mailed-codes.repository.ts';
import { productMail } from '../emails/product-mail.ts';
import { accountOfOrder, claimOrder } from './order.mails.ts';

export type MailDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'publicUrl' | 'academyName'>;

const activationHours = 48;

interface BoughtOrder {
  id: string;
  user_id: number;
  email: string;
  is_for_known: boolean;
  product: string;
  module_id: number;
  page: string;
}

/**
 * Mails visitors whose order is paid how they get at it, once: a new account is opened by the mail, and who
 * has one adds the order to it after signing in. Several processes may do so at once.
 */
export async function mailBought(deps: MailDeps, orderId?: string): Promise<void> {
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
  for (const { id } of await query.execute()) {
    await db.transaction().execute((trx) => mailOne(trx, deps, id));
  }
}

async function mailOne(trx: Transaction<DB>, deps: MailDeps, id: string): Promise<void> {
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
    .innerJoin('module', 'module.id', 'checkout.module_id')
    .select([
      'checkout_order.id',
      'checkout_order.user_id',
      'checkout_order.email',
      'checkout_order.is_for_known',
      'module.name as product',
      'module.id as module_id',
      'checkout.unique_id as page',
    ])
    .where('checkout_order.id', '=', id)
    .executeTakeFirstOrThrow();
  const bought = { ...order, email: order.email ?? '' };
  await (bought.is_for_known ? mailClaim(trx, deps, bought) : mailActivation(trx, deps, bought));
}

/** Opening the link proves the address, and lets its reader choose the password. */
async function mailActivation(
  trx: Transaction<DB>,
  deps: MailDeps,
  { user_id: userId, email, product, module_id: moduleId }: BoughtOrder,
): Promise<void> {
  const { clock, mail, publicUrl, academyName } = deps;
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + activationHours * 3_600_000);
  const code = await createCode(trx, { userId, email, purpose: 'confirm', now, expiresAt });
  const address = `${publicUrl}/identity/confirm?code=${code}`;
  const kind = 'accountCreation';
  const written = await productMail(trx, { moduleId, userId, kind, address, academyName });
  const content = written ?? accountOfOrder(deps, { product, address });
  await mail.send({ to: email, ...content }, trx);
}

/** The purchase waits apart from the account until its owner adds it. */
async function mailClaim(
  trx: Transaction<DB>,
  deps: MailDeps,
  { id, email, product, page }: BoughtOrder,
): Promise<void> {
  const code = randomBytes(24).toString('base64url');
  await trx
    .updateTable('checkout_order')
    .set({ claim_hash: hashOf(code) })
    .where('id', '=', id)
    .execute();
  await deps.mail.send({ to: email, ...claimOrder(deps, { product, page, code }) }, trx);
}
