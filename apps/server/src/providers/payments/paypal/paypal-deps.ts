import type { PaymentsConfig } from '../../../config/payments-config.ts';
import type { ProviderRefs } from '../provider-refs.ts';
import type { PaypalApi } from './paypal-api.ts';

/** What the calls of PayPal share. */
export interface PaypalDeps {
  api: PaypalApi;
  refs: ProviderRefs;
  settings: NonNullable<PaymentsConfig['paypal']>;
  /** Where PayPal leads back to after asking its payer. */
  returnUrl: string;
  /** What PayPal tells its payer the approval is for. */
  academyName: string;
}
