import type { Schema } from '@uplink/api-client';
import type { CrosssellType, PlanType } from '@uplink/api-client/domain';

/** A line of an order as it is kept: of a payment plan all its payments, of a subscription a month. */
export interface OrderLine {
  kind: 'product' | CrosssellType;
  moduleId: number;
  priceId: number;
  crosssellId: number | null;
  name: string;
  listAmount: number;
  discount: number;
  /** On `listAmount - discount`, or in it when prices include tax; the product's has the fee's as well. */
  tax: number;
  validDays: number | null;
}

/** What the rows of a purchase and its lines keep of a sale. */
export interface Order {
  moduleId: number;
  priceId: number;
  couponId: number | null;
  planType: PlanType;
  currency: string;
  months: number | null;
  /** Of one month, of a subscription or payment plan, without tax where it is added. */
  cycleAmount: number | null;
  trialDays: number | null;
  validDays: number | null;
  /** With tax; of a subscription what is due today. */
  total: number;
  enrollmentFee: number;
  discount: number;
  credit: number;
  tax: number;
  /** Millionths, with its label; later payments are taxed by it. */
  taxRate: number;
  taxLabel: string | null;
  isTaxIncluded: boolean;
  dueToday: number;
  /** The part of `dueToday` that is tax; of what credits paid, none is taken off. */
  taxToday: number;
  trialEndsAt: Date | null;
  /** Monthly dates are counted from here: the first payment of the plan. */
  anchorAt: Date | null;
  expiresAt: Date | null;
  nextPaymentAt: Date | null;
  cohortId: number | null;
  replacedPurchaseId: number | null;
  checkoutId: number | null;
  lines: OrderLine[];
}

export interface QuotedOrder {
  quote: Schema<'Quote'>;
  order: Order;
}
