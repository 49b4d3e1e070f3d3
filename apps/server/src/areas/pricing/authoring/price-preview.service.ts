import type { Schema } from '@uplink/api-client';
import { DEFAULT_COUPON, DEFAULT_CURRENCY, findPriceListFaults } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { DB } from '../../../db/schema.ts';
import { unprocessable } from '../../../plugins/errors/errors.ts';
import type { TaxProvider } from '../../../providers/tax/tax.ts';
import { requirePriced } from '../../products/authored.ts';
import { findCreatorCoupon, selectRunningTerms } from './creator-coupons.repository.ts';
import type { CouponKey } from './creator-prices.service.ts';
import { previewPlan } from './price-preview.rules.ts';
import { selectStoredPlans } from './stored-plans.repository.ts';

interface PreviewDeps {
  db: Kysely<DB>;
  clock: Clock;
  tax: TaxProvider;
}

/** The figures of plans that aren't saved yet, and the purchases that keep their terms when they are. */
export async function previewCreatorPrices(
  { db, clock, tax }: PreviewDeps,
  { person, moduleId, codeOrId }: CouponKey,
  { plans }: Schema<'PricePreviewInput'>,
): Promise<Schema<'PricePreview'>> {
  const { id, name, uniqueName, type } = await requirePriced(db, person, moduleId, 'view');
  checkPlans(plans);
  const [usualCoupon, coupon] = await Promise.all([
    findCreatorCoupon(db, id, DEFAULT_COUPON),
    findCreatorCoupon(db, id, codeOrId),
  ]);
  const stored = usualCoupon ? await selectStoredPlans(db, usualCoupon.id) : [];
  const currency = stored[0]?.currency ?? DEFAULT_CURRENCY;
  const isUsual = coupon?.code === DEFAULT_COUPON;
  const product = { id, name, uniqueName, type: type as Schema<'ModuleKind'> };
  // The rate is one for all plans, and nothing is taxed of what is free.
  const amount = Math.max(0, ...plans.map(({ total, amount: once }) => total ?? once ?? 0));
  const sale = {
    product,
    currency,
    usual: isUsual ? [] : stored.map(({ plan }) => plan),
    tax: await tax.rateFor({ address: null, amount, currency }),
    at: clock.now(),
  };
  return {
    plans: plans.map((plan) => previewPlan(plan, sale)),
    running: coupon ? await selectRunningTerms(db, coupon.id) : [],
  };
}

/** Terms that no list may have can't be quoted; the text of its coupon doesn't matter here. */
function checkPlans(plans: Schema<'PlanForm'>[]): void {
  const faults = findPriceListFaults({
    code: DEFAULT_COUPON,
    contexts: ['inApp', 'checkout'],
    plans,
  });
  const found = Object.entries(faults).filter(([field]) => field.startsWith('plans.'));
  const [first] = found;
  if (first) throw unprocessable(first[1], Object.fromEntries(found));
}
