import type { Schema } from '@uplink/api-client';

export type ManagedPage = Schema<'ManagedCheckout'>;
export type CheckoutTab = Schema<'CheckoutFault'>['tab'];

export interface PagePartProps {
  page: ManagedPage;
}
