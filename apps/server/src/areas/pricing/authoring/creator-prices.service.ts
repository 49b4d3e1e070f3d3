import type { Schema } from '@uplink/api-client';
import {
  COUPON_FAULTS,
  couponCode,
  DEFAULT_CONTEXTS,
  DEFAULT_COUPON,
  DEFAULT_CURRENCY,
  findPriceListFaults,
  PRICE_LIMITS,
} from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../../clock.ts';
import { lockUntilEnd } from '../../../db/lock-until-end.ts';
import type { DB } from '../../../db/schema.ts';
import { conflict, notFound, stale, unprocessable } from '../../../plugins/errors/errors.ts';
import { type Authored, requirePriced } from '../../products/authored.ts';
import { countPlans } from '../count-plans.ts';
import { checkNamedProducts } from './check-named-products.ts';
import {
  findCreatorCoupon,
  insertCoupon,
  type StoredCoupon,
  selectCouponState,
  selectCreatorCoupons,
  selectRunningTerms,
  updateCoupon,
} from './creator-coupons.repository.ts';
import { replacePlans } from './replace-plans.ts';
import {
  findUsualCurrency,
  type StoredPlan,
  selectStoredPlans,
} from './stored-plans.repository.ts';

type Db = Kysely<DB>;

export interface CouponKey {
  person: { id: number };
  moduleId: number;
  codeOrId: string;
}

/** DEFAULT before it was saved: every product has it. */
const unsavedDefault: Schema<'CreatorCoupon'> = {
  id: null,
  code: DEFAULT_COUPON,
  contexts: [...DEFAULT_CONTEXTS],
  version: 0,
  planCount: 0,
  uses: 0,
  terms: {
    ...{ title: null, text: null, startsAt: null, endsAt: null },
    ...{ maxUses: null, replaces: null },
  },
};

/** The coupons of a product for whoever authors it. */
export async function listCreatorCoupons(
  db: Db,
  person: { id: number },
  moduleId: number,
): Promise<Schema<'CreatorCoupons'>> {
  const { id, name, uniqueName, type } = await requirePriced(db, person, moduleId, 'view');
  const coupons = await selectCreatorCoupons(db, id);
  const hasDefault = coupons.some(({ code }) => code === DEFAULT_COUPON);
  return {
    product: { id, name, uniqueName, type: type as Schema<'ModuleKind'> },
    coupons: hasDefault ? coupons : [unsavedDefault, ...coupons],
  };
}

/** The price list of one coupon. */
export async function readCreatorPrices(
  db: Db,
  { person, moduleId, codeOrId }: CouponKey,
): Promise<Schema<'CreatorPriceList'>> {
  const { id } = await requirePriced(db, person, moduleId, 'view');
  const coupon = await findCreatorCoupon(db, id, codeOrId);
  if (!coupon && codeOrId.toUpperCase() !== DEFAULT_COUPON) throw notFound(COUPON_FAULTS.invalid);
  return coupon ? readList(db, id, coupon) : emptyList(db, id, unsavedDefault);
}

/**
 * Stores a price list. Existing purchases continue as they were sold: purchases keep their own terms, and refer to
 * rows that are never edited.
 */
export async function saveCreatorPrices(
  { db, clock }: { db: Db; clock: Clock },
  key: CouponKey,
  input: Schema<'PriceListInput'>,
): Promise<Schema<'CreatorPriceList'>> {
  const { person, moduleId, codeOrId } = key;
  const product = await requirePriced(db, person, moduleId);
  const form = { ...input, code: input.code.toUpperCase() };
  checkForm(form);
  await checkNamedProducts(db, person, product.id, form);
  return db.transaction().execute(async (trx) => {
    await lockUntilEnd(trx, `prices:${product.id}`);
    const plansBefore = await plansOf(trx, product.id);
    const now = clock.now();
    const by = { userId: person.id, now };
    const coupon = await findCreatorCoupon(trx, product.id, codeOrId);
    await checkVersion(trx, coupon, form.version);
    await checkCode(trx, { product, coupon, code: form.code });
    if (!coupon && form.plans.length === 0)
      return emptyList(trx, product.id, { ...unsavedDefault, code: form.code });
    const { code, contexts, terms } = form;
    const changes = { code, contexts, terms, isRemoved: form.plans.length === 0 };
    const id = coupon
      ? await updateCoupon(trx, coupon.id, changes, by)
      : await insertCoupon(trx, product.id, changes, by);
    const stored = await selectStoredPlans(trx, id);
    const currency = await currencyOf(trx, product.id, stored);
    const place = { moduleId: product.id, couponId: id, currency, now };
    await replacePlans(trx, place, { stored, plans: form.plans });
    if (product.isPublic && plansBefore > 0 && (await plansOf(trx, product.id)) === 0)
      throw conflict(lastPrice(product.name));
    const saved = await findCreatorCoupon(trx, product.id, String(id));
    return saved
      ? readList(trx, product.id, saved)
      : emptyList(trx, product.id, { ...unsavedDefault, code: form.code });
  });
}

/** The checklist of publishing says the first sentence too. */
const lastPrice = (name: string) =>
  `Add a pricing plan. ${name} is published, and learners would find no price.`;

async function plansOf(trx: Db, productId: number): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select ${countPlans(sql`${productId}`)} as count`.execute(trx);
  return rows[0]?.count ?? 0;
}

function checkForm(form: Schema<'PriceListInput'>): void {
  // An empty list removes the coupon: where it worked no longer matters.
  const faults =
    form.plans.length === 0
      ? withoutEmpty({ code: couponCode(form.code) })
      : findPriceListFaults(form);
  const [first] = Object.values(faults);
  if (first !== undefined) throw unprocessable(first, faults);
}

const withoutEmpty = (faults: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([name, fault]) => (fault === undefined ? [] : [[name, fault]])),
  );

async function checkVersion(
  trx: Db,
  coupon: StoredCoupon | undefined,
  version: number,
): Promise<void> {
  if ((coupon?.version ?? 0) === version) return;
  if (!coupon) throw conflict('This coupon was removed in the meantime.');
  if (version === 0) throw repeated();
  throw stale({ status: 'active', ...(await stateOf(trx, coupon.id)) });
}

async function stateOf(trx: Db, couponId: number) {
  const { date, ...state } = await selectCouponState(trx, couponId);
  return { ...state, date: date?.toISOString() ?? null };
}

const repeated = () => unprocessable(COUPON_FAULTS.repeated, { code: COUPON_FAULTS.repeated });

interface NewCode {
  product: Authored;
  coupon: StoredCoupon | undefined;
  code: string;
}

/** One coupon of a product per code; DEFAULT stays DEFAULT. */
async function checkCode(trx: Db, { product, coupon, code }: NewCode): Promise<void> {
  if (code === coupon?.code) return;
  if (coupon?.code === DEFAULT_COUPON)
    throw unprocessable(COUPON_FAULTS.invalid, { code: COUPON_FAULTS.invalid });
  const coupons = await selectCreatorCoupons(trx, product.id);
  if (coupons.some((one) => one.code === code)) throw repeated();
  if (!coupon && coupons.length >= PRICE_LIMITS.coupons)
    throw conflict(`A product has up to ${PRICE_LIMITS.coupons} coupons. Remove one first.`);
}

/** What a list is in: as it was, else as the product costs without a coupon. */
const currencyOf = async (db: Db, productId: number, [first]: StoredPlan[] = []): Promise<string> =>
  first?.currency ?? (await findUsualCurrency(db, productId)) ?? DEFAULT_CURRENCY;

async function readList(
  db: Db,
  productId: number,
  coupon: StoredCoupon,
): Promise<Schema<'CreatorPriceList'>> {
  const stored = await selectStoredPlans(db, coupon.id);
  return {
    coupon,
    currency: await currencyOf(db, productId, stored),
    plans: stored.map(({ plan }) => plan),
    running: await selectRunningTerms(db, coupon.id),
  };
}

const emptyList = async (
  db: Db,
  productId: number,
  coupon: Schema<'CreatorCoupon'>,
): Promise<Schema<'CreatorPriceList'>> => ({
  coupon,
  currency: await currencyOf(db, productId),
  plans: [],
  running: [],
});
