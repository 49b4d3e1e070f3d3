import type { StoredLayout } from '../../src/areas/checkout/layout.ts';

/** Something offered on a sales page. */
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

/** A public sales page. */
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
