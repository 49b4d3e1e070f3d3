import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { originOf } from '../../providers/identity/throttle/origin.ts';
import { REFERRAL_COOKIE } from '../referral/clicks.service.ts';
import { claimOrder } from './claim.service.ts';
import { readMailedOrder } from './mailed-order.service.ts';
import { noteView } from './management/figures.ts';
import { createOrder, type Orderer, readOrder } from './order.service.ts';
import { quotePage } from './order-input.ts';
import { readCheckoutPage, readCheckoutPrices } from './page.service.ts';
import { answerUpsell } from './upsell.service.ts';
import { beginCheckoutWallet } from './wallet.service.ts';

export function checkoutHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'getCheckoutPage'
  | 'listCheckoutPrices'
  | 'quoteCheckout'
  | 'getCheckoutWalletToken'
  | 'createCheckoutOrder'
  | 'getCheckoutOrder'
  | 'confirmCheckoutOrder'
  | 'answerCheckoutUpsell'
  | 'getMyOrder'
  | 'claimMyOrder'
> {
  const { clock } = deps;
  return {
    getCheckoutPage: async ({ path, request }) => {
      const page = await readCheckoutPage(deps, path.uniqueId);
      const agent = request.headers['user-agent'] ?? '';
      await noteView(deps, path.uniqueId, { origin: originOf(request), agent });
      return page;
    },
    listCheckoutPrices: ({ path, query, request }) =>
      readCheckoutPrices(deps, path.uniqueId, query.coupon, {
        origin: originOf(request),
        at: clock.now(),
      }),
    quoteCheckout: ({ path, body, request }) =>
      quotePage(
        deps,
        path.uniqueId,
        { buyerId: request.caller?.id ?? null, origin: originOf(request) },
        body,
      ),
    getCheckoutWalletToken: ({ path, request }) =>
      beginCheckoutWallet(deps, path.uniqueId, ordererOf(request), tokenOf(request)),
    createCheckoutOrder: ({ path, body, request }) =>
      createOrder(deps, path.uniqueId, ordererOf(request), body),
    getCheckoutOrder: ({ path, request }) => readOrder(deps, { ...path, token: tokenOf(request) }),
    // The browser isn't trusted: what the bank decided is read from the provider.
    confirmCheckoutOrder: ({ path, request }) =>
      readOrder(deps, { ...path, token: tokenOf(request) }),
    answerCheckoutUpsell: ({ path, body, request }) =>
      answerUpsell(deps, { ...path, token: tokenOf(request), callerId: request.caller?.id }, body),
    getMyOrder: ({ caller, path }) => readMailedOrder(deps, caller, path.code),
    claimMyOrder: ({ caller, body }) => claimOrder(deps, caller, body),
  };
}

const ordererOf = (request: FastifyRequest): Orderer => ({
  caller: request.caller,
  origin: originOf(request),
  invite: request.cookies[REFERRAL_COOKIE],
});

/** Of two tokens none counts. */
function tokenOf({ headers }: FastifyRequest): string | undefined {
  const token = headers['x-order-token'];
  return typeof token === 'string' ? token : undefined;
}
