import type { Schema } from '@uplink/api-client';
import { type CouponContext, DEFAULT_COUPON, PRICE_LIMITS } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { productRef, userRef } from '../../refs.ts';
import { usesOf } from '../coupons.repository.ts';

type Db = Kysely<DB>;

export type StoredCoupon = Schema<'CreatorCoupon'> & { id: number };

type Row = Omit<StoredCoupon, 'terms'> &
  Omit<Schema<'CouponTerms'>, 'startsAt' | 'endsAt'> & {
    startsAt: Date | null;
    endsAt: Date | null;
  };

async function selectWhere(db: Db, where: RawBuilder<unknown>): Promise<StoredCoupon[]> {
  const { rows } = await sql<Row>`
    select coupon.id, coupon.code, coupon.contexts, coupon.version, ${usesOf(sql.ref('coupon.id'))}::int as uses,
      (select count(*)::int from price where price.coupon_id = coupon.id and price.retired_at is null) as "planCount",
      coupon.campaign_title as title, coupon.campaign_text as text, coupon.starts_at as "startsAt",
      coupon.ends_at as "endsAt", coupon.max_redemptions as "maxUses",
      case when replaced.id is not null then ${productRef('replaced')} end as replaces
    from coupon left join module replaced on replaced.id = coupon.replaced_module_id
    where coupon.removed_at is null and ${where}
    order by coupon.code <> ${DEFAULT_COUPON}, coupon.id limit ${PRICE_LIMITS.coupons}`.execute(db);
  return rows.map(({ title, text, startsAt, endsAt, maxUses, replaces, ...coupon }) => ({
    ...coupon,
    terms: {
      ...{ title, text, maxUses, replaces },
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
    },
  }));
}

/** The coupons of a product; DEFAULT comes first. */
export function selectCreatorCoupons(db: Db, moduleId: number): Promise<StoredCoupon[]> {
  return selectWhere(db, sql`coupon.module_id = ${moduleId}`);
}

/** A coupon of a product by its code, in any case, or else by its id. */
export async function findCreatorCoupon(
  db: Db,
  moduleId: number,
  codeOrId: string,
): Promise<StoredCoupon | undefined> {
  const isId = /^\d{1,15}$/.test(codeOrId);
  const rows = await selectWhere(
    db,
    sql`coupon.module_id = ${moduleId}
      and (coupon.code = upper(${codeOrId}) or coupon.id = ${isId ? codeOrId : null}::bigint)`,
  );
  return rows.find(({ code }) => code === codeOrId.toUpperCase()) ?? rows[0];
}

/** The current state of a coupon, for someone whose copy of it is out of date. */
export function selectCouponState(db: Db, couponId: number) {
  return db
    .selectFrom('coupon')
    .leftJoin('app_user', 'app_user.id', 'coupon.changed_by')
    .select(['coupon.version', 'coupon.changed_at as date'])
    .select(
      sql<Schema<'UserRef'> | null>`case when app_user.id is not null then ${userRef('app_user')} end`.as(
        'by',
      ),
    )
    .where('coupon.id', '=', couponId)
    .executeTakeFirstOrThrow();
}

/** Purchases that go on being paid as they were sold, by what they pay a month. */
export async function selectRunningTerms(
  db: Db,
  couponId: number,
): Promise<Schema<'RunningTerms'>[]> {
  const { rows } = await sql<Schema<'RunningTerms'>>`
    select plan_type as type, count(*)::int as count,
      json_build_object('amount', cycle_amount, 'currency', currency) as amount
    from purchase
    where coupon_id = ${couponId} and plan_type in ('subscription', 'paymentPlan') and started_at is not null
      and status in ('active', 'paused', 'failed') and cycle_amount is not null and deleted_at is null
    group by plan_type, cycle_amount, currency order by count(*) desc, cycle_amount limit 20`.execute(
    db,
  );
  return rows;
}

interface CouponForm {
  code: string;
  contexts: CouponContext[];
  terms: Schema<'CouponTermsInput'> | undefined;
  isRemoved: boolean;
}

const columnsOf = ({ title, text, ...terms }: Schema<'CouponTermsInput'>) => ({
  campaign_title: title,
  campaign_text: text,
  starts_at: terms.startsAt,
  ends_at: terms.endsAt,
  max_redemptions: terms.maxUses,
  replaced_module_id: terms.replacesId,
});

interface ChangedBy {
  userId: number;
  now: Date;
}

export async function insertCoupon(
  trx: Db,
  moduleId: number,
  { code, contexts, terms }: CouponForm,
  { userId, now }: ChangedBy,
): Promise<number> {
  const { id } = await trx
    .insertInto('coupon')
    .values({
      ...{ module_id: moduleId, code, contexts, changed_by: userId, changed_at: now },
      ...(terms && columnsOf(terms)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A removed coupon keeps the contexts it had: it needs at least one. */
export async function updateCoupon(
  trx: Db,
  id: number,
  { code, contexts, terms, isRemoved }: CouponForm,
  { userId, now }: ChangedBy,
): Promise<number> {
  await trx
    .updateTable('coupon')
    .set((eb) => ({
      version: eb('version', '+', 1),
      changed_by: userId,
      changed_at: now,
      ...(isRemoved ? { removed_at: now } : { code, contexts, ...(terms && columnsOf(terms)) }),
    }))
    .where('id', '=', id)
    .execute();
  return id;
}
