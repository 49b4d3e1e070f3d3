import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { hashOf } from '../../digests.ts';
import { unprocessable } from '../../plugins/errors/errors.ts';
import { hashPassword } from '../../providers/identity/passwords/passwords.ts';
import { createAccount } from '../../providers/identity/sign-up/create-account.ts';
import { CLOSED_DOMAIN } from '../../providers/mail/mail.ts';
import type { OrderRow } from './orders.repository.ts';

/** Whom a browser buys for: an account that is made with its first order. */
export interface Visitor {
  userId: number;
  /** The address has an account, which a stranger's purchase must not touch. */
  isForKnown: boolean;
}

/** No one knows this password: the mail of the purchase lets its reader choose one. */
let nobodysHash: Promise<string> | undefined;

const nextUserId = sql<number>`nextval(pg_get_serial_sequence('app_user', 'id'))`;

/** The number that this browser's account has or will have. */
export async function reserveVisitor(db: Kysely<DB>, token: string, now: Date): Promise<number> {
  const token_hash = hashOf(token);
  await db
    .insertInto('checkout_visitor')
    .values({ token_hash, user_id: nextUserId, created_at: now })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute();
  const { user_id } = await db
    .selectFrom('checkout_visitor')
    .select('user_id')
    .where('token_hash', '=', token_hash)
    .executeTakeFirstOrThrow();
  return user_id;
}

/** Computed before a transaction begins: hashing takes its time. */
export function visitorsPassword(): Promise<string> {
  nobodysHash ??= hashPassword(randomUUID());
  return nobodysHash;
}

interface Arrival {
  token: string;
  buyer: Schema<'CheckoutBuyer'>;
  passwordHash: string;
  now: Date;
}

/**
 * The account a visitor buys with. For an address that has one, a second, closed account is made, which the owner
 * adds to theirs after signing in: both take the same steps, so no one can tell them apart.
 */
export async function openVisitorsAccount(
  trx: Transaction<DB>,
  { token, buyer, passwordHash, now }: Arrival,
): Promise<Visitor> {
  const visitor = await lockVisitor(trx, token);
  const { email } = buyer;
  const isSame = visitor.email?.toLowerCase() === email.toLowerCase();
  if (isSame && !(await isOpened(trx, visitor.user_id)))
    return { userId: visitor.user_id, isForKnown: visitor.is_for_known };
  const id = visitor.email === null ? visitor.user_id : await takeUserId(trx);
  const account = { ...buyer, id, signUpMethod: 'checkout', passwordHash } as const;
  // The page of a sale names its terms alone.
  const made = await createAccount(trx, { ...account, accepted: ['termsOfSale'] }, now);
  const isForKnown = made === undefined;
  if (isForKnown) {
    const closed = { ...account, email: `${id}${CLOSED_DOMAIN}`, accepted: [] };
    await createAccount(trx, closed, now);
    await trx.updateTable('app_user').set({ blocked: true }).where('id', '=', id).execute();
  }
  await trx
    .updateTable('checkout_visitor')
    .set({ user_id: id, email, is_for_known: isForKnown })
    .where('token_hash', '=', hashOf(token))
    .execute();
  return { userId: id, isForKnown };
}

/**
 * Whether the owner of the address has opened the account that an order made. From then on its cards are theirs, and
 * the browser that ordered may not use them.
 */
async function isOpened(db: Kysely<DB>, userId: number): Promise<boolean> {
  const opened = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return opened !== undefined;
}

/**
 * Refuses to use the cards of an account for anyone but its owner, in the words of any offer that is over: the browser
 * that ordered uses those of an account that no one has opened yet.
 */
export async function refuseOthersCards(
  db: Kysely<DB>,
  { email, user_id: userId }: Pick<OrderRow, 'email' | 'user_id'>,
  callerId: number | undefined,
): Promise<void> {
  if (callerId === userId) return;
  if (email === null || (await isOpened(db, userId)))
    throw unprocessable('This offer is no longer available.');
}

/**
 * An order whose account was opened before it was paid continues with a closed account beside it, like an order of an
 * address that had one: the browser that sends it again learns of neither.
 */
export async function leaveOpened(
  db: Kysely<DB>,
  order: OrderRow,
  arrival: Arrival,
): Promise<OrderRow> {
  if (!(await isOpened(db, order.user_id))) return order;
  return db.transaction().execute(async (trx) => {
    const { userId: user_id, isForKnown: is_for_known } = await openVisitorsAccount(trx, arrival);
    const payer = { user_id, is_for_known };
    await trx.updateTable('checkout_order').set(payer).where('id', '=', order.id).execute();
    return { ...order, ...payer };
  });
}

function lockVisitor(trx: Transaction<DB>, token: string) {
  return trx
    .selectFrom('checkout_visitor')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function takeUserId(trx: Transaction<DB>): Promise<number> {
  const { rows } = await sql<{ id: number }>`select ${nextUserId} as id`.execute(trx);
  return (rows[0] as { id: number }).id;
}
