import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../plugins/contract/handlers.ts';
import { listOfferable } from './choices.ts';
import {
  createCheckout,
  deleteCheckout,
  putLayout,
  putOrderbump,
  putPricing,
  putSettings,
  putUpsells,
} from './draft.service.ts';
import { listCheckouts } from './list-checkouts.service.ts';
import { readManaged } from './managed-checkout.view.ts';
import { previewCheckout } from './preview.service.ts';
import { publishCheckout } from './publication.service.ts';

export function checkoutManagementHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'listCheckouts'
  | 'createCheckout'
  | 'listCheckoutProducts'
  | 'getCheckout'
  | 'deleteCheckout'
  | 'putCheckoutSettings'
  | 'putCheckoutPricing'
  | 'putCheckoutOrderbump'
  | 'putCheckoutUpsells'
  | 'putCheckoutLayout'
  | 'publishCheckout'
  | 'previewCheckout'
> {
  const { db, clock } = deps;
  return {
    listCheckouts: ({ query }) => listCheckouts(db, query, clock.now()),
    createCheckout: ({ caller, body }) => createCheckout(deps, caller, body),
    listCheckoutProducts: ({ query }) => listOfferable(db, query.search),
    getCheckout: ({ path }) => readManaged(db, path.checkoutId, clock.now()),
    deleteCheckout: ({ caller, path, query, body }) =>
      deleteCheckout(deps, { staff: caller, ...path }, { ...query, ...body }),
    putCheckoutSettings: ({ caller, path, body }) =>
      putSettings(deps, { staff: caller, ...path }, body),
    putCheckoutPricing: ({ caller, path, body }) =>
      putPricing(deps, { staff: caller, ...path }, body),
    putCheckoutOrderbump: ({ caller, path, body }) =>
      putOrderbump(deps, { staff: caller, ...path }, body),
    putCheckoutUpsells: ({ caller, path, body }) =>
      putUpsells(deps, { staff: caller, ...path }, body),
    putCheckoutLayout: ({ caller, path, body }) =>
      putLayout(deps, { staff: caller, ...path }, body),
    publishCheckout: ({ caller, path, body }) =>
      publishCheckout(deps, { staff: caller, ...path }, body),
    previewCheckout: ({ path }) => previewCheckout(deps, path.checkoutId),
  };
}
