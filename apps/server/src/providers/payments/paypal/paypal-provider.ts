import type { PaymentProvider } from '../payments.ts';
import { createPaypalApi } from './paypal-api.ts';
import { cancelCharge, charge, readCharge } from './paypal-charges.ts';
import type { PaypalDeps } from './paypal-deps.ts';
import { readDispute } from './paypal-disputes.ts';
import { readEvent } from './paypal-events.ts';
import { beginApproval, readMethod, removeMethod, saveMethod } from './paypal-methods.ts';
import { listMovements } from './paypal-movements.ts';
import { readRefund, refund } from './paypal-refunds.ts';

export interface PaypalOptions extends Omit<PaypalDeps, 'api'> {
  /** Another server, for tests. */
  base?: string;
}

/** The wallet by PayPal. */
export function createPaypalProvider({
  settings,
  base = settings.isLive ? 'https://api-m.paypal.com' : 'https://api-m.sandbox.paypal.com',
  ...rest
}: PaypalOptions): PaymentProvider<'wallet'> {
  const deps: PaypalDeps = { ...rest, settings, api: createPaypalApi(settings, base) };
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
