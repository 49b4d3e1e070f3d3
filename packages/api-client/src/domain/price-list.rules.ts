import type { CouponContext, CrosssellType, PlanType } from './codes/commerce.codes.ts';
import { DEFAULT_COUPON } from './codes/commerce.codes.ts';
import { INVALID_COUPON } from './labelled-errors.ts';
import {
  atLeast,
  atMost,
  firstError,
  maxLength,
  required,
  VALIDATION,
} from './validation/index.ts';

/** What a list of prices may hold. */
export const PRICE_LIMITS = {
  amount: 100_000_000,
  months: { least: 2, most: 60 },
  trialDays: { least: 1, most: 365 },
  validDays: { least: 1, most: 36_500 },
  plans: 20,
  offers: 10,
  coupons: 50,
  title: 120,
  text: 300,
  uses: { least: 1, most: 1_000_000 },
} as const;

/** Messages for authors about prices and coupons (specification, section 5). */
export const COUPON_FAULTS = {
  invalid: INVALID_COUPON,
  repeated: 'Repeated coupon code',
  context: 'Select at least one context',
  end: 'Choose a time after the start',
  plans: 'Choose one default plan',
} as const;

/** Where the normal prices of a product apply. */
export const DEFAULT_CONTEXTS: readonly CouponContext[] = ['inApp', 'checkout'];

export interface OfferTerms {
  type: CrosssellType;
  follows: number | null;
  productId: number;
  amount: number;
  title: string;
  text: string;
}

/** A plan in minor units; NaN stands for what is no number. */
export interface PlanTerms {
  type: PlanType;
  amount: number | null;
  months: number | null;
  total: number | null;
  trialDays: number | null;
  enrollmentFee: number | null;
  validDays: number | null;
  isDefault: boolean;
  crosssells: readonly OfferTerms[];
}

/** The terms of a coupon: its texts, who may use it, and until when. */
export interface CouponTerms {
  title: string | null;
  text: string | null;
  startsAt: string | null;
  endsAt: string | null;
  /** NaN stands for what is no number. */
  maxUses: number | null;
  replacesId: number | null;
}

export interface PriceListTerms {
  code: string;
  contexts: readonly string[];
  terms?: CouponTerms | undefined;
  plans: readonly PlanTerms[];
}

type PlanField = Exclude<keyof PlanTerms, 'type' | 'isDefault' | 'crosssells'>;

/** The fields of each type of plan; those not named stay empty. */
export const PLAN_FIELDS: Record<
  PlanType,
  { needs: readonly PlanField[]; may: readonly PlanField[] }
> = {
  free: { needs: [], may: ['validDays'] },
  oneTime: { needs: ['amount'], may: ['enrollmentFee', 'validDays'] },
  paymentPlan: { needs: ['months', 'total'], may: ['trialDays', 'enrollmentFee', 'validDays'] },
  subscription: { needs: ['amount'], may: ['trialDays', 'enrollmentFee'] },
};

/** Whether plans of a type have a field. */
export const hasPlanField = (type: PlanType, field: PlanField): boolean =>
  PLAN_FIELDS[type].needs.includes(field) || PLAN_FIELDS[type].may.includes(field);

/** What is wrong with a list of prices, by field: `code`, `plans.0.total`, `plans.1.crosssells.0.title`. */
export function findPriceListFaults({
  code,
  contexts,
  terms,
  plans,
}: PriceListTerms): Record<string, string> {
  const faults: Record<string, string> = {};
  const note = (field: string, fault: string | undefined) => {
    if (fault !== undefined) faults[field] ??= fault;
  };
  note('code', couponCode(code));
  if (contexts.length === 0) note('contexts', COUPON_FAULTS.context);
  if (code === DEFAULT_COUPON && !isSameSet(contexts, DEFAULT_CONTEXTS))
    note('contexts', COUPON_FAULTS.invalid);
  if (terms) for (const [field, fault] of termFaults(code, terms)) note(`terms.${field}`, fault);
  for (const [index, plan] of plans.entries())
    for (const [field, fault] of planFaults(plan)) note(`plans.${index}.${field}`, fault);
  if (plans.length > 0 && plans.filter(({ isDefault }) => isDefault).length !== 1)
    note('plans', COUPON_FAULTS.plans);
  return faults;
}

function termFaults(
  code: string,
  { title, text, startsAt, endsAt, maxUses, replacesId }: CouponTerms,
): [keyof CouponTerms, string | undefined][] {
  const given = { title, text, startsAt, endsAt, maxUses, replacesId };
  // The normal prices are for everyone, always.
  if (code === DEFAULT_COUPON)
    return Object.entries(given).map(([field, value]) => [
      field as keyof CouponTerms,
      value === null ? undefined : COUPON_FAULTS.invalid,
    ]);
  const isOrdered = !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt);
  return [
    ['title', text && !title ? VALIDATION.required : maxLength(PRICE_LIMITS.title)(title ?? '')],
    ['text', maxLength(PRICE_LIMITS.text)(text ?? '')],
    ['endsAt', isOrdered ? undefined : COUPON_FAULTS.end],
    ['maxUses', maxUses === null ? undefined : wholeNumber('uses', maxUses)],
  ];
}

/** The code of a coupon: capitals, digits, hyphens and underscores. */
export const couponCode = (code: string): string | undefined =>
  required(code) ?? (/^[A-Z0-9_-]{1,40}$/i.test(code) ? undefined : COUPON_FAULTS.invalid);

function planFaults(plan: PlanTerms): [string, string | undefined][] {
  const { needs } = PLAN_FIELDS[plan.type];
  const fields: PlanField[] = [
    'amount',
    'months',
    'total',
    'trialDays',
    'enrollmentFee',
    'validDays',
  ];
  return [
    ...fields.map((field): [string, string | undefined] => {
      const value = plan[field];
      if (value === null) return [field, needs.includes(field) ? VALIDATION.required : undefined];
      return [
        field,
        hasPlanField(plan.type, field) ? numberFault(field, value) : VALIDATION.pattern,
      ];
    }),
    ...plan.crosssells.flatMap((offer, index) => offerFaults(plan.crosssells, offer, index)),
    ...tooFewCents(plan),
  ];
}

function numberFault(field: PlanField, value: number): string | undefined {
  if (field === 'amount' || field === 'total' || field === 'enrollmentFee') return money(value);
  return wholeNumber(field, value);
}

function wholeNumber(field: 'months' | 'trialDays' | 'validDays' | 'uses', value: number) {
  const { least, most } = PRICE_LIMITS[field];
  if (!Number.isInteger(value)) return VALIDATION.integer;
  return firstError(value, [atLeast(least), atMost(most)]);
}

/** More than nothing, and no more than a million; stated in the currency, not in cents. */
function money(value: number): string | undefined {
  if (Number.isNaN(value)) return VALIDATION.pattern;
  if (value <= 0) return VALIDATION.atLeast(0);
  return value > PRICE_LIMITS.amount ? VALIDATION.atMost(PRICE_LIMITS.amount / 100) : undefined;
}

/** Every payment of a plan is a cent at least. */
function tooFewCents({ type, months, total }: PlanTerms): [string, string | undefined][] {
  if (type !== 'paymentPlan' || months === null || total === null) return [];
  return [['total', total < months ? VALIDATION.atLeast(months / 100) : undefined]];
}

function offerFaults(
  offers: readonly OfferTerms[],
  { type, follows, productId, amount, title, text }: OfferTerms,
  index: number,
): [string, string | undefined][] {
  const at = `crosssells.${index}`;
  // A downsell is made after a refused offer, so it always follows one; an order bump never does.
  const isPlaced =
    follows === null
      ? type !== 'downsell'
      : type !== 'orderbump' && follows < index && follows in offers;
  return [
    [`${at}.productId`, productId > 0 ? undefined : VALIDATION.required],
    [`${at}.amount`, amount === 0 ? undefined : money(amount)],
    [`${at}.title`, firstError(title, [required, maxLength(200)])],
    [`${at}.text`, firstError(text, [maxLength(1000)])],
    [`${at}.follows`, isPlaced ? undefined : VALIDATION.required],
  ];
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((item) => other.includes(item));
