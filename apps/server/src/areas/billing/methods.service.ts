import type { Schema } from '@uplink/api-client';
import { UNKNOWN_PAYMENT_METHOD } from '@uplink/api-client/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound, unprocessable } from '../../plugins/errors/errors.ts';
import type { PaymentKind, SavedMethod } from '../../providers/payments/payments.ts';
import { lockAccess } from '../grants/grants.service.ts';
import { productRef } from '../refs.ts';
import { unknownToken } from './method-tokens.ts';
import { findMethod, type MethodRow, setPrimary, takeOut } from './methods.repository.ts';

type Method = Schema<'OwnPaymentMethod'>;

/** Someone's card and wallet, the card first. */
export async function listMethods(
  db: Kysely<DB>,
  userId: number,
): Promise<Schema<'PaymentMethods'>> {
  const { rows } = await sql<Omit<Method, 'expiresAt' | 'isCurrent'> & { expiresAt: Date | null }>`
    select method.id, method.user_id as "userId", method.kind as type, method.is_primary as "isPrimary",
      method.brand, method.funding, method.last4, method.exp_month as "expMonth", method.exp_year as "expYear",
      method.zip, method.payer_email as "payerEmail", method.expires_at as "expiresAt",
      (select coalesce(jsonb_agg(paid.ref), '[]') from (
        select ${productRef('product')} as ref
        from purchase join module product on product.id = purchase.module_id
        where purchase.user_id = method.user_id and purchase.payment_type = method.kind
          and purchase.status in ('active', 'failed', 'paused') and purchase.next_payment_at is not null
        order by purchase.next_payment_at, purchase.id limit 50) paid) as pays
    from payment_method method
    where method.user_id = ${userId} and method.removed_at is null
    order by method.kind`.execute(db);
  return {
    methods: rows.map((row) => ({
      ...row,
      expiresAt: row.expiresAt?.toISOString() ?? null,
      isCurrent: row.pays.length > 0,
    })),
  };
}

/** What a payment of this person is charged to: their card or wallet, or the primary one. */
export async function methodToUse(
  db: Kysely<DB>,
  userId: number,
  paymentType?: PaymentKind,
): Promise<MethodRow> {
  const method = await findMethod(db, userId, paymentType);
  if (!method) throw unprocessable(UNKNOWN_PAYMENT_METHOD, { paymentType: UNKNOWN_PAYMENT_METHOD });
  return method;
}

export interface KeptMethod {
  provider: string;
  saved: SavedMethod;
  now: Date;
  /** Staff, where they add it for its owner. @default its owner */
  addedBy?: number;
}

/**
 * Keeps what a provider saved. It takes the place of the card or wallet there was: later charges of its
 * purchases use the new one, charges under way end with the one they began with.
 */
export async function keepMethod(
  trx: Transaction<DB>,
  userId: number,
  { provider, saved, now, addedBy = userId }: KeptMethod,
): Promise<number> {
  await lockAccess(trx, userId);
  const known = await trx
    .selectFrom('payment_method')
    .select(['id', 'user_id', 'removed_at'])
    .where('provider', '=', provider)
    .where('provider_ref', '=', saved.ref)
    .executeTakeFirst();
  if (known) return requireCurrent(known, userId);
  const before = await findMethod(trx, userId, saved.kind);
  if (before) await takeOut(trx, before.id, now);
  const primary = await findMethod(trx, userId, undefined);
  const { id } = await trx
    .insertInto('payment_method')
    .values({
      user_id: userId,
      kind: saved.kind,
      provider,
      provider_ref: saved.ref,
      is_primary: primary === undefined,
      brand: saved.brand,
      funding: saved.funding,
      last4: saved.last4,
      exp_month: saved.expMonth,
      exp_year: saved.expYear,
      zip: saved.zip,
      payer_email: saved.payerEmail,
      expires_at: saved.expiresAt,
      added_by: addedBy,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('purchase')
    .set({ method_id: id })
    .where('user_id', '=', userId)
    .where('payment_type', '=', saved.kind)
    .where('status', 'in', ['active', 'failed', 'paused', 'cancelled'])
    .execute();
  return id;
}

/** The same token sent again finds what it became, unless that was replaced or removed since. */
function requireCurrent(
  method: Pick<MethodRow, 'id' | 'user_id' | 'removed_at'>,
  userId: number,
): number {
  if (method.user_id === userId && !method.removed_at) return method.id;
  throw unknownToken();
}

/** Makes the card or wallet the one that is used when an order names none. */
export async function makePrimary(
  db: Kysely<DB>,
  userId: number,
  kind: PaymentKind,
): Promise<Schema<'PaymentMethods'>> {
  await db.transaction().execute(async (trx) => {
    await lockAccess(trx, userId);
    const method = await findMethod(trx, userId, kind);
    if (!method) throw notFound(UNKNOWN_PAYMENT_METHOD);
    await setPrimary(trx, userId, method.id);
  });
  return listMethods(db, userId);
}
