/** Codes of payments, purchases, plans and coupons (specification, sections 3 and 4). */

/** A frozen account can only reach /billing. */
export const PAYMENT_STATUSES = ['ok', 'declined', 'frozen'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_TYPE_LABELS = {
  card: 'Card',
  wallet: 'Wallet',
  noCharge: 'No charge',
  offline: 'Offline',
} as const;
export type PaymentType = keyof typeof PAYMENT_TYPE_LABELS;

export const PURCHASE_STATUS_LABELS = {
  refund: 'Fully refunded',
  failed: 'Payment failed',
  active: 'Active',
  paused: 'Paused',
  expired: 'Expired',
  deleted: 'Deleted',
  cancelled: 'Cancelled',
  declined: 'Terms declined',
} as const;
export type PurchaseStatus = keyof typeof PURCHASE_STATUS_LABELS;

/** Brands of cards, as providers name them. */
export const CARD_BRAND_LABELS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
};

export const PLAN_TYPE_LABELS = {
  free: 'Free',
  oneTime: 'One-time',
  paymentPlan: 'Payment plan',
  subscription: 'Subscription',
} as const;
export type PlanType = keyof typeof PLAN_TYPE_LABELS;

export const CROSSSELL_TYPE_LABELS = {
  upsell: 'Upsell',
  downsell: 'Downsell',
  orderbump: 'Order bump',
} as const;
export type CrosssellType = keyof typeof CROSSSELL_TYPE_LABELS;

export const COUPON_CONTEXT_LABELS = {
  inApp: 'In-app purchase',
  checkout: 'Checkout page',
  admin: 'Admin panel',
} as const;
export type CouponContext = keyof typeof COUPON_CONTEXT_LABELS;

/** The coupon that holds a product's normal prices. */
export const DEFAULT_COUPON = 'DEFAULT';
