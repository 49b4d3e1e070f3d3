import type { Handlers } from '../../plugins/contract/handlers.ts';
import type { Front } from './front-cache.ts';

export function frontHandlers(
  front: Front,
): Pick<Handlers, 'getFrontHome' | 'listFrontProducts' | 'getFrontProduct'> {
  return {
    getFrontHome: () => front.home(),
    listFrontProducts: ({ query }) => front.products(query),
    getFrontProduct: ({ path, query, request }) =>
      front.product({ ...path, coupon: query.coupon, origin: request.ip }),
  };
}
