import type Stripe from 'stripe';
import type { ProviderRefs } from '../provider-refs.ts';

/** What the calls of Stripe share. */
export interface StripeDeps {
  stripe: Stripe;
  refs: ProviderRefs;
}
