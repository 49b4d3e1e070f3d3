import type { Schema } from '@uplink/api-client';

export interface InAppPurchaseProps {
  /** What is bought: by its id, or by its name and type. */
  product: { id: number } | { type: number; uniqueName: string };
  /** A coupon that is tried when the dialog opens. */
  coupon?: string | undefined;
  /** The unique name of a product of the buyer that this one replaces. */
  replacedProduct?: string | undefined;
  /** Called when the dialog is closed, and when the product can't be bought because it doesn't exist. */
  onClose: () => void;
  /** Called after a purchase, with what follows it. */
  onFollowUp: (next: Schema<'PurchaseResult'>['next'], product: Schema<'SoldProduct'>) => void;
}
