import type { PriceListForm } from '../../src/areas/pricing/authoring/price-lists.service.ts';

/** What a product is sold for; amounts are cents. */
export interface PricesContent {
  product: string;
  /** One of its lessons, sold by itself. */
  lesson?: string;
  plans: PriceListForm['plans'];
  coupons?: (Omit<PriceListForm, 'endsAt' | 'startsAt' | 'replacedModuleId'> & {
    /** Days until it ends, or since it ended. */
    endsInDays?: number;
    /** For owners of this product. */
    replaces?: string;
  })[];
  asksShipping?: boolean;
  asksTshirt?: boolean;
  /** Beside its first plan, one below the other. */
  offers?: OfferedContent[];
}

export interface OfferedContent {
  type: 'orderbump' | 'upsell' | 'downsell';
  product: string;
  amount: number;
  title: string;
  text: string;
  /** Offered when this one is refused. */
  otherwise?: OfferedContent;
}
