import type { Schema } from '@uplink/api-client';
import {
  type CouponContext,
  DEFAULT_COUPON,
  findPriceListFaults,
  hasPlanField,
  type PlanTerms,
  type PlanType,
} from '@uplink/api-client/domain';
import { readAmount, writeAmount } from '@uplink/kit/forms';
import { toInstant, toLocalTime } from '../shared/local-time.rules.ts';

type PlanForm = Schema<'PlanForm'>;
type CrosssellType = Schema<'CrosssellType'>;

/** An offer while it is edited. */
export interface OfferValues {
  type: CrosssellType;
  /** The place of the offer it follows; empty for none. */
  follows: string;
  productId: string;
  amount: string;
  title: string;
  text: string;
}

/** A plan while it is edited: amounts as they are written, and what is switched on. */
export interface PlanValues {
  type: PlanType;
  amount: string;
  months: string;
  total: string;
  hasTrial: boolean;
  trialDays: string;
  hasFee: boolean;
  enrollmentFee: string;
  hasEnd: boolean;
  validDays: string;
  isDefault: boolean;
  crosssells: OfferValues[];
}

/** The terms of a coupon while they are edited; empty for none. */
export interface TermsValues {
  title: string;
  text: string;
  /** As the field of a date and time writes it. */
  startsAt: string;
  endsAt: string;
  maxUses: string;
  /** The product that it replaces. */
  replacesId: string;
}

export interface PriceValues {
  code: string;
  contexts: CouponContext[];
  terms: TermsValues;
  plans: PlanValues[];
}

export const newPlan = (isDefault: boolean): PlanValues => ({
  type: 'oneTime',
  amount: '',
  months: '',
  total: '',
  hasTrial: false,
  trialDays: '7',
  hasFee: false,
  enrollmentFee: '',
  hasEnd: false,
  validDays: '365',
  isDefault,
  crosssells: [],
});

/** For everyone, always. */
export const noTerms: TermsValues = {
  title: '',
  text: '',
  startsAt: '',
  endsAt: '',
  maxUses: '',
  replacesId: '',
};

export const newOffer: OfferValues = {
  type: 'orderbump',
  follows: '',
  productId: '',
  amount: '',
  title: '',
  text: '',
};

/** An amount as it is written in a field. */
export const toWritten = (amount: number | null, currency: string): string =>
  amount === null ? '' : writeAmount(amount, currency);

/** What was written in minor units; null for nothing, NaN for what is no amount. */
export function toMinor(written: string, currency: string): number | null {
  const text = written.trim();
  if (text === '') return null;
  // Below nothing is an amount too: its field says that it must be higher.
  const isBelow = text.startsWith('-');
  const amount = readAmount(isBelow ? text.slice(1) : text, currency) ?? Number.NaN;
  return isBelow ? -amount : amount;
}

const toNumber = (written: string): number | null =>
  written.trim() === '' ? null : Number(written);

/** The fields of a stored plan. */
export const toPlanValues = (plan: PlanForm, currency: string): PlanValues => ({
  ...newPlan(plan.isDefault),
  type: plan.type,
  amount: toWritten(plan.amount, currency),
  months: plan.months === null ? '' : String(plan.months),
  total: toWritten(plan.total, currency),
  ...(plan.trialDays !== null && { hasTrial: true, trialDays: String(plan.trialDays) }),
  ...(plan.enrollmentFee !== null && {
    hasFee: true,
    enrollmentFee: toWritten(plan.enrollmentFee, currency),
  }),
  ...(plan.validDays !== null && { hasEnd: true, validDays: String(plan.validDays) }),
  crosssells: plan.crosssells.map(({ follows, productId, amount, ...offer }) => ({
    ...offer,
    follows: follows === null ? '' : String(follows),
    productId: String(productId),
    amount: toWritten(amount, currency),
  })),
});

export const toValues = ({
  coupon,
  currency,
  plans,
}: Pick<Schema<'CreatorPriceList'>, 'coupon' | 'currency' | 'plans'>): PriceValues => ({
  code: coupon.code,
  contexts: coupon.contexts,
  terms: toTermsValues(coupon.terms),
  plans: plans.map((plan) => toPlanValues(plan, currency)),
});

const toTermsValues = (terms: Schema<'CouponTerms'>): TermsValues => ({
  title: terms.title ?? '',
  text: terms.text ?? '',
  startsAt: toLocalTime(terms.startsAt),
  endsAt: toLocalTime(terms.endsAt),
  maxUses: terms.maxUses === null ? '' : String(terms.maxUses),
  replacesId: terms.replaces ? String(terms.replaces.id) : '',
});

const fromTermsValues = (terms: TermsValues): Schema<'CouponTermsInput'> => ({
  title: terms.title.trim() || null,
  text: terms.text.trim() || null,
  startsAt: toInstant(terms.startsAt),
  endsAt: toInstant(terms.endsAt),
  maxUses: toNumber(terms.maxUses),
  replacesId: toNumber(terms.replacesId),
});

/** What a plan says, without what its type doesn't have. NaN stands for what is no number. */
export function toTerms(
  plan: PlanValues,
  currency: string,
): PlanTerms & { crosssells: PlanForm['crosssells'] } {
  const { type } = plan;
  const only = (field: Parameters<typeof hasPlanField>[1], value: number | null) =>
    hasPlanField(type, field) ? value : null;
  // A switch that is on asks for a value.
  const asked = (isOn: boolean, value: number | null) => (isOn ? (value ?? Number.NaN) : null);
  return {
    type,
    amount: only('amount', toMinor(plan.amount, currency)),
    months: only('months', toNumber(plan.months)),
    total: only('total', toMinor(plan.total, currency)),
    trialDays: only('trialDays', asked(plan.hasTrial, toNumber(plan.trialDays))),
    enrollmentFee: only('enrollmentFee', asked(plan.hasFee, toMinor(plan.enrollmentFee, currency))),
    validDays: only('validDays', asked(plan.hasEnd, toNumber(plan.validDays))),
    isDefault: plan.isDefault,
    crosssells: plan.crosssells.map(({ follows, productId, amount, ...offer }) => ({
      ...offer,
      follows: toNumber(follows),
      productId: Number(productId),
      amount: toMinor(amount, currency) ?? 0,
    })),
  };
}

export function toInput({ code: written, contexts, terms, plans }: PriceValues, currency: string) {
  const code = written.trim().toUpperCase();
  return {
    code,
    contexts,
    // The normal prices are for everyone, always.
    ...(code !== DEFAULT_COUPON && { terms: fromTermsValues(terms) }),
    plans: plans.map((plan) => toTerms(plan, currency)),
  };
}

/** The faults of the form, by the path of the field. */
export function faultsOf(values: PriceValues, currency: string): Record<string, string> {
  const { plans, ...coupon } = toInput(values, currency);
  // An empty list removes the coupon: where it worked no longer matters.
  const faults = findPriceListFaults({
    ...coupon,
    contexts: plans.length === 0 ? ['inApp', 'checkout'] : coupon.contexts,
    plans,
  });
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [field.replace(/\.(\d+)/g, '[$1]'), fault]),
  );
}

/** Plans without a fault; a wrong value never reaches the preview. */
export const isSound = (plans: PlanValues[], currency: string): boolean =>
  Object.keys(
    faultsOf({ code: 'ANY', contexts: ['admin'], terms: noTerms, plans }, currency),
  ).every((field) => !field.startsWith('plans['));
