import type { Deps } from '../../deps.ts';
import type { Call, Handlers } from '../../plugins/contract/handlers.ts';
import { originOf } from '../../providers/identity/throttle/origin.ts';
import {
  type CouponKey,
  listCreatorCoupons,
  readCreatorPrices,
  saveCreatorPrices,
} from './authoring/creator-prices.service.ts';
import { previewCreatorPrices } from './authoring/price-preview.service.ts';
import { readCampaign } from './coupons.service.ts';
import { readCredits } from './credits.service.ts';
import { listCrosssells } from './crosssells.service.ts';
import { readPrices } from './prices.service.ts';
import { quoteOrder } from './quote.service.ts';

export function pricingHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'listPrices'
  | 'listCrosssells'
  | 'getModuleCampaign'
  | 'createMyQuote'
  | 'headMyCredits'
  | 'getMyCredits'
  | 'listCreatorCoupons'
  | 'getCreatorPrices'
  | 'saveCreatorPrices'
  | 'previewCreatorPrices'
> {
  const { db, clock } = deps;
  return {
    listPrices: ({ caller, query, request }) =>
      readPrices(db, {
        moduleId: query.product,
        code: query.coupon,
        isMigration: query.isMigration,
        context: 'inApp',
        buyerId: caller.id,
        address: originOf(request),
        at: clock.now(),
      }),
    listCrosssells: ({ caller, path, query }) =>
      listCrosssells(db, {
        priceId: path.id,
        buyerId: caller.id,
        isRecursive: query.isRecursive ?? false,
        purchaseId: query.purchaseId,
        types: query.types?.split(','),
        at: clock.now(),
      }),
    getModuleCampaign: ({ caller, path, query, request }) =>
      readCampaign(db, {
        moduleId: path.id,
        code: query.coupon,
        context: 'inApp',
        buyerId: caller.id,
        address: originOf(request),
        at: clock.now(),
      }),
    createMyQuote: async ({ caller, body }) => {
      const { quote } = await quoteOrder(deps, {
        buyerId: caller.id,
        priceId: body.priceId,
        context: 'inApp',
        cohortId: body.batchId,
        crosssellIds: body.crosssells?.map(({ id }) => id) ?? [],
        shipping: body.shipping,
        useCredits: body.useCredits ?? false,
        replacedProduct: body.replacedProductUniqueName,
        at: clock.now(),
      });
      return quote;
    },
    headMyCredits: async ({ caller, reply }) => {
      reply.header('x-total-count', (await readCredits(db, caller.id)).count);
    },
    getMyCredits: async ({ caller, reply }) => {
      const credits = await readCredits(db, caller.id);
      reply.header('x-total-count', credits.count);
      return credits;
    },
    listCreatorCoupons: ({ caller, path }) => listCreatorCoupons(db, caller, path.id),
    getCreatorPrices: (call) => readCreatorPrices(db, couponKey(call)),
    saveCreatorPrices: (call) => saveCreatorPrices(deps, couponKey(call), call.body),
    previewCreatorPrices: (call) => previewCreatorPrices(deps, couponKey(call), call.body),
  };
}

const couponKey = ({
  caller,
  path,
}: Pick<Call<'getCreatorPrices'>, 'caller' | 'path'>): CouponKey => ({
  person: caller,
  moduleId: path.id,
  codeOrId: path.couponCode,
});
