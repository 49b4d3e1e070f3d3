import type { Schema } from '@uplink/api-client';

export type ManagedPage = Schema<'ManagedCheckout'>;
export type CheckoutTab = Schema<'CheckoutFault'>['tab'];

export interface PagePartProps {
  /** The checkout page with its draft, as the frame loaded it. */
  page: ManagedPage;
}
