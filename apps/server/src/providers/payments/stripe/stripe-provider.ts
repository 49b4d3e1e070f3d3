import Stripe from 'stripe';
import type { PaymentsConfig } from '../../../config/payments-config.ts';
import type { PaymentProvider } from '../payments.ts';
import type { ProviderRefs } from '../provider-refs.ts';
import { cancelCharge, charge, readCharge } from './stripe-charges.ts';
import type { StripeDeps } from './stripe-deps.ts';
import { readDispute } from './stripe-disputes.ts';
import { readEvent } from './stripe-events.ts';
import { forgetCustomer, readMethod, removeMethod, saveMethod } from './stripe-methods.ts';
import { listMovements } from './stripe-movements.ts';
import { readRefund, refund } from './stripe-refunds.ts';

const timeoutMs = 20_000;

/** Cards by Stripe. `api` names another server, for tests. */
export function createStripeProvider(
  settings: NonNullable<PaymentsConfig['stripe']>,
  refs: ProviderRefs,
  api: { host: string; port: number; protocol: 'http' } | object = {},
): PaymentProvider<'card'> {
  const options = { timeout: timeoutMs, maxNetworkRetries: 1, telemetry: false, ...api };
  const deps: StripeDeps = { stripe: new Stripe(settings.secretKey, options), refs };
  return {
    name: 'stripe',
    kind: 'card',
    browserSetup: () => ({ provider: 'stripe', publishableKey: settings.publishableKey }),
    saveMethod: (saving) => saveMethod(deps, saving),
    readMethod: (ref) => readMethod(deps, ref),
    removeMethod: (ref) => removeMethod(deps, ref),
    forgetCustomer: (customer) => forgetCustomer(deps, customer),
    charge: (wish) => charge(deps, wish),
    readCharge: (by) => readCharge(deps, by),
    cancelCharge: (ref) => cancelCharge(deps, ref),
    refund: (wish) => refund(deps, wish),
    readRefund: (by) => readRefund(deps, by),
    readDispute: (ref) => readDispute(deps, ref),
    readEvent: (delivery) => readEvent(deps, settings.webhookSecret, delivery),
    listMovements: (page) => listMovements(deps, page),
  };
}
