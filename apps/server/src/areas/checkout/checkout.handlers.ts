import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { readCheckoutPage, readCheckoutPrices } from './page.service.ts';

export function checkoutHandlers(
  deps: Deps,
): Pick<Handlers, 'getCheckoutPage' | 'listCheckoutPrices'> {
  return {
    getCheckoutPage: ({ path }) => readCheckoutPage(deps, path.uniqueId),
    listCheckoutPrices: ({ path, query }) => readCheckoutPrices(deps, path.uniqueId, query.coupon),
  };
}
