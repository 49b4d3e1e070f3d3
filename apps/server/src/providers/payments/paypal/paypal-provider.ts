import type { PaymentProvider } from '../payments.ts';
import type { ProviderRefs } from '../provider-refs.ts';
import { createPaypalApi } from './paypal-api.ts';
import { cancelCharge, charge, readCharge } from './paypal-charges.ts';
import type { PaypalDeps } from './paypal-deps.ts';
import { readDispute } from './paypal-disputes.ts';
import { readEvent } from './paypal-events.ts';
import { beginApproval, readMethod, removeMethod, saveMethod } from './paypal-methods.ts';
import { listMovements } from './paypal-movements.ts';
import { readRefund, refund } from './paypal-refunds.ts';

/** The wallet by PayPal. `base` names another server, for tests. */
export function createPaypalProvider(
  settings: PaypalDeps['settings'],
  refs: ProviderRefs,
  base = settings.isLive ? 'https://api-m.paypal.com' : 'https://api-m.sandbox.paypal.com',
): PaymentProvider<'wallet'> {
  const deps: PaypalDeps = { api: createPaypalApi(settings, base), refs, settings };
  return {
    name: 'paypal',
    kind: 'wallet',
    browserSetup: () => ({ provider: 'paypal' }),
    beginApproval: (approval) => beginApproval(deps, approval),
    saveMethod: (saving) => saveMethod(deps, saving),
    readMethod: (ref) => readMethod(deps, ref),
    removeMethod: (ref) => removeMethod(deps, ref),
    charge: (wish) => charge(deps, wish),
    readCharge: (by) => readCharge(deps, by),
    cancelCharge: (ref) => cancelCharge(deps, ref),
    refund: (wish) => refund(deps, wish),
    readRefund: (by) => readRefund(deps, by),
    readDispute: (ref) => readDispute(deps, ref),
    readEvent: (delivery) => readEvent(deps, delivery),
    listMovements: (page) => listMovements(deps, page),
  };
}
