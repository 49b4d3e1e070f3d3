import type { Schema } from '@uplink/api-client';

export interface CheckoutPageProps {
  /** The name of the page in its address. */
  uniqueId: string;
  /** Starts to sign in and comes back to this page; what was typed stays. */
  onSignIn: () => void;
  /** The order is paid and every offer answered: go to the thank-you page. */
  onFinished: (order: Schema<'CheckoutOrder'>) => void;
  /** A coupon that is tried when the page opens. */
  linkCoupon?: string | undefined;
  /** What is due today changed: a plan, a coupon or an extra was chosen. Minor units. */
  onTotalChange?: (total: { amount: number; currency: string }) => void;
  /** Of the partner on whose site the page is shown. @default the academy's own */
  partnerKey?: string;
  /** Where the terms stand. @default no link */
  termsHref?: string;
}

/** What a visitor types and chooses. It is kept on the device until the order is paid. */
export interface CheckoutValues {
  priceId: number;
  coupon: string;
  orderbump: boolean;
  /** Of a signed-in customer. */
  useCredits: boolean;
  paymentType: 'card' | 'wallet';
  firstName: string;
  lastName: string;
  email: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  tshirtSize: string;
  /** The cohort of a program; empty until one is chosen. */
  batchId: string;
}
