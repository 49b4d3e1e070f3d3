import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { unprocessable } from '../../plugins/errors/errors.ts';
import { originOf } from '../../providers/identity/throttle/origin.ts';
import { addCard } from './add-method.service.ts';
import { readDetails, saveDetails } from './billing-details.service.ts';
import { disconnectWallet } from './disconnect-wallet.service.ts';
import { listMethods, makePrimary } from './methods.service.ts';
import { beginWallet, connectWallet } from './wallet.service.ts';

export function billingHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'getMyPayments'
  | 'postMyPayments'
  | 'patchMyPayments'
  | 'deleteMyPayments'
  | 'getMyBillingDetails'
  | 'putMyBillingDetails'
> {
  const { db, clock } = deps;
  return {
    getMyPayments: ({ caller, query, reply }) => {
      reply.header('cache-control', 'no-store');
      return query.action === 'getPayPalToken'
        ? beginWallet(deps, caller)
        : listMethods(db, caller.id);
    },
    postMyPayments: async ({ caller, query, body, request }) => {
      const adding = { caller, origin: originOf(request) };
      if (query.action === 'addCard' && 'cardToken' in body) return addCard(deps, adding, body);
      if (query.action === 'createPayPalBillingAgreement' && 'paypalToken' in body)
        return connectWallet(deps, adding, body);
      throw unprocessable('Unknown payment method');
    },
    patchMyPayments: ({ caller, body }) => makePrimary(db, caller.id, body.paymentType),
    deleteMyPayments: ({ caller, query }) => disconnectWallet(deps, caller.id, query.moveTo),
    getMyBillingDetails: ({ caller }) => readDetails(db, caller.id),
    putMyBillingDetails: ({ caller, body }) => saveDetails(db, clock, caller.id, body),
  };
}
