import type { Schema } from '@uplink/api-client';
import { type QuoteDeps, quoteOrder } from '../pricing/quote.service.ts';
import { placeOrder } from './place-order.service.ts';
import type { PurchaseDeps } from './purchase-rows.ts';

/** Places someone's order from inside the product, at the figures of the quote they saw. */
export function buyModule(
  deps: PurchaseDeps & QuoteDeps,
  buyerId: number,
  { requestId, ...body }: Schema<'ModulePurchase'>,
): Promise<Schema<'PurchaseResult'>> {
  const { dueToday, nextCharge, paymentType, shipping, crosssells = [] } = body;
  return placeOrder(
    deps,
    { id: buyerId },
    {
      quote: () =>
        quoteOrder(deps, {
          buyerId,
          priceId: body.priceId,
          context: 'inApp',
          cohortId: body.batchId,
          crosssellIds: crosssells.map(({ id }) => id),
          useCredits: body.useCredits ?? false,
          replacedProduct: body.replacedProductUniqueName,
          shipping,
          at: deps.clock.now(),
        }),
      requestId,
      body,
      dueToday,
      nextCharge,
      paymentType,
      shipping,
    },
  );
}
