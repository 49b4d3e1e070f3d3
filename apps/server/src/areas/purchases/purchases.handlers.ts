import type { Handlers } from '../../plugins/contract/handlers.ts';
import { readRequest } from './purchase-requests.service.ts';
import type { PurchaseDeps } from './purchase-rows.ts';
import { acceptUpsell } from './upsells.service.ts';

export function purchasesHandlers(
  deps: PurchaseDeps,
): Pick<Handlers, 'getMyPurchaseRequest' | 'confirmMyPurchaseRequest' | 'acceptMyUpsell'> {
  return {
    getMyPurchaseRequest: ({ caller, path }) => readRequest(deps, caller.id, path.requestId),
    // The browser isn't trusted: what the bank decided is read from the provider.
    confirmMyPurchaseRequest: ({ caller, path }) => readRequest(deps, caller.id, path.requestId),
    acceptMyUpsell: ({ caller, path, body }) => acceptUpsell(deps, caller.id, path.id, body),
  };
}
