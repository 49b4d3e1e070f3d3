import type { Schema } from '@uplink/api-client';
import { type CouponContext, DEFAULT_COUPON, INVALID_COUPON } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound, unprocessable } from '../../plugins/errors/errors.ts';
import { forgiveTries, takeTries } from '../../providers/identity/throttle/throttle.repository.ts';
import { couponTries } from '../../providers/identity/throttle/throttle.rules.ts';
import { type CouponRow, findCoupon, ownsPurchase } from './coupons.repository.ts';
import { toPrice } from './price.view.ts';
import { findSold, hasTried, selectPrices } from './prices.repository.ts';

export const invalidCoupon = () => unprocessable(INVALID_COUPON, { coupon: INVALID_COUPON });

/** A code someone typed, and for what. */
export interface CouponGuess {
  moduleId: number;
  code: string;
  context: CouponContext;
  /** No one on a public page. */
  buyerId: number | null;
  /** The network address it came from. */
  address: string;
  /** Whether they say they move from another product. */
  isMigration?: boolean;
  at: Date;
}

/**
 * The coupon of a code, if this person may use it here; the same answer for all others. So many wrong
 * codes are looked at, then none for a while, and no one can tell the difference.
 */
export async function openCoupon(
  db: Kysely<DB>,
  guess: CouponGuess,
): Promise<CouponRow | undefined> {
  const { moduleId, code, buyerId, address, context, at } = guess;
  const tries = couponTries(buyerId, address);
  const waits = await takeTries(db, tries, at);
  const coupon = await findCoupon(db, { moduleId, code }, { context, at });
  if (waits || !coupon || coupon.code === DEFAULT_COUPON) return undefined;
  if (!(await isFor(db, coupon, guess))) return undefined;
  await forgiveTries(db, tries, at);
  if (buyerId !== null) await noteEntry(db, buyerId, coupon.id);
  return coupon;
}

/** Prices of a migration are for those who ask for them and own what is replaced; others are for all. */
async function isFor(
  db: Kysely<DB>,
  { replaced_module_id: replaced }: CouponRow,
  { buyerId, isMigration = false }: CouponGuess,
): Promise<boolean> {
  if (replaced === null) return true;
  if (!isMigration || buyerId === null) return false;
  const { rows } = await sql<{ owns: boolean }>`
    select ${ownsPurchase(buyerId, sql`${replaced}`)} as owns`.execute(db);
  return rows[0]?.owns ?? false;
}

/** Lets someone order with the prices of a coupon. */
export async function noteEntry(db: Kysely<DB>, userId: number, couponId: number): Promise<void> {
  await db
    .insertInto('coupon_entry')
    .values({ user_id: userId, coupon_id: couponId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What a coupon says, and its plans. */
export async function readCampaign(
  db: Kysely<DB>,
  guess: CouponGuess,
): Promise<Schema<'Campaign'>> {
  const { moduleId, buyerId } = guess;
  if (!(await findSold(db, moduleId))) throw notFound('This product does not exist.');
  const coupon = await openCoupon(db, guess);
  if (!coupon)
    return { isValid: false, code: null, title: null, text: null, endsAt: null, prices: [] };
  const isTried = await hasTried(db, buyerId, moduleId);
  const rows = await selectPrices(db, coupon.id);
  return toCampaign(
    coupon,
    rows.map((row) => toPrice(row, { hasTried: isTried })),
  );
}

const toCampaign = (coupon: CouponRow, prices: Schema<'Price'>[]): Schema<'Campaign'> => ({
  isValid: true,
  code: coupon.code,
  title: coupon.campaign_title,
  text: coupon.campaign_text,
  endsAt: coupon.ends_at?.toISOString() ?? null,
  prices,
});
