import type { Schema } from '@uplink/api-client';

/** A page's layout as it is stored: hidden elements keep their content. @default the usual order */
export type StoredLayout = Omit<Schema<'CheckoutLayoutForm'>, 'order'> &
  Partial<Pick<Schema<'CheckoutLayoutForm'>, 'order'>>;
