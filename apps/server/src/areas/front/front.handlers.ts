import type { Handlers } from '../../plugins/contract/handlers.ts';
import { originOf } from '../../providers/identity/throttle/origin.ts';
import type { Front } from './front-cache.ts';

export function frontHandlers(
  front: Front,
): Pick<Handlers, 'getFrontHome' | 'listFrontProducts' | 'getFrontProduct'> {
  return {
    getFrontHome: () => front.home(),
    listFrontProducts: ({ query }) => front.products(query),
    getFrontProduct: ({ path, query, request }) =>
      front.product({ ...path, coupon: query.coupon, origin: originOf(request) }),
  };
}
