import type { StoredLayout } from '../../src/areas/checkout/layout.ts';

/** Something offered on a checkout page. */
export interface CheckoutOffer {
  type: 'orderbump' | 'upsell' | 'downsell';
  /** Unique name. */
  product: string;
  amount: number;
  title: string;
  text: string;
  /** Offered when this one is refused. */
  otherwise?: CheckoutOffer;
}

/** A public checkout page. */
export interface CheckoutContent {
  uniqueId: string;
  title: string;
  /** Unique name. */
  product: string;
  couponCode?: string;
  thankYouUrl: string | null;
  /** The text block in Markdown. */
  layout: Omit<StoredLayout, 'text'> & { text: string | null };
  offers: CheckoutOffer[];
}

/** What is offered beside orders and added to accounts: a product by its unique name, or one of its own. */
export type AddonContent = { name: string; amount: number; title: string; text: string } & (
  | { product: string; customProduct: null }
  | { product: null; customProduct: string }
);
