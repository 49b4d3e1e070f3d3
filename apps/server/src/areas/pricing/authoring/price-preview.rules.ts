import type { Schema } from '@uplink/api-client';
import {
  addMonths,
  planPayments,
  planPrice,
  type TaxRate,
  withTax,
} from '@uplink/api-client/domain';
import { quoteSale } from '../quote.rules.ts';

type PlanForm = Schema<'PlanForm'>;

export interface PreviewSale {
  product: Schema<'SoldProduct'>;
  currency: string;
  /** The plans everyone sees. */
  usual: PlanForm[];
  tax: TaxRate | null;
  at: Date;
}

/** Charges of a subscription that a preview shows. */
const shownCharges = 4;

/** What a buyer would see of a plan, by the same rules as an order of it. */
export function previewPlan(plan: PlanForm, sale: PreviewSale): Schema<'BuyerPlan'> {
  const { product, currency, tax, at } = sale;
  const money = (amount: number) => ({ amount, currency });
  const listPrice = listPriceOf(plan, sale.usual);
  const { quote, order } = quoteSale({
    product,
    price: { ...plan, id: 1, currency, enrollmentFee: plan.enrollmentFee ?? 0 },
    trialDays: plan.trialDays,
    listPrice,
    coupon: null,
    extras: [],
    tax,
    credits: 0,
    cohortId: null,
    replacedPurchaseId: null,
    checkoutId: null,
    at,
  });
  const [line] = quote.lines;
  if (!line) throw new Error('A quote has a line for its product.');
  const later = laterPayments(plan).map((amount, index) => ({
    at: addMonths(order.anchorAt ?? at, plan.trialDays === null ? index + 1 : index).toISOString(),
    amount: withTax(amount, tax),
  }));
  return {
    type: plan.type,
    amount: money(line.amount),
    listAmount: line.discount > 0 ? money(line.listAmount) : null,
    months: plan.months,
    trialDays: plan.trialDays,
    validDays: plan.validDays,
    enrollmentFee: plan.enrollmentFee === null ? null : money(plan.enrollmentFee),
    isDefault: plan.isDefault,
    dueToday: money(quote.dueToday),
    total: plan.type === 'subscription' ? null : money(quote.total),
    saving: listPrice === null ? null : savingOf(planPrice(plan), listPrice, currency),
    charges: [{ at: at.toISOString(), amount: quote.dueToday }, ...later],
    validUntil: quote.validUntil,
  };
}

/** What is charged after today. */
function laterPayments(plan: PlanForm): number[] {
  const [first = 0] = planPayments(plan);
  if (plan.type === 'subscription') return Array<number>(shownCharges - 1).fill(first);
  return plan.type === 'paymentPlan'
    ? planPayments(plan).slice(plan.trialDays === null ? 1 : 0)
    : [];
}

/** The least that an equal plan of DEFAULT costs, if that is more: as buyers are shown it. */
function listPriceOf(plan: PlanForm, usual: PlanForm[]): number | null {
  const equal = usual.filter(
    ({ type, months, validDays }) =>
      type === plan.type && months === plan.months && validDays === plan.validDays,
  );
  const least = Math.min(...equal.map(planPrice));
  return Number.isFinite(least) && least > planPrice(plan) ? least : null;
}

const savingOf = (price: number, listPrice: number, currency: string) => ({
  amount: { amount: listPrice - price, currency },
  percent: Math.round(((listPrice - price) / listPrice) * 100),
});
