import type { Schema } from '@uplink/api-client';
import { requireCohort } from '../pricing/open-cohorts.ts';
import { type QuoteDeps, quoteOrder } from '../pricing/quote.service.ts';
import type { QuotedOrder } from '../pricing/quoted-order.ts';
import { placeOrder } from './place-order.service.ts';
import type { PurchaseDeps } from './purchase-rows.ts';

type Deps = PurchaseDeps & QuoteDeps;

/** Places someone's order from inside the product, at the figures of the quote they saw. */
export function buyModule(
  deps: Deps,
  buyerId: number,
  { requestId, ...body }: Schema<'ModulePurchase'>,
): Promise<Schema<'PurchaseResult'>> {
  const { dueToday, nextCharge, paymentType, shipping } = body;
  return placeOrder(
    deps,
    { id: buyerId },
    {
      quote: () => quoteBody(deps, buyerId, body),
      requestId,
      body,
      dueToday,
      nextCharge,
      paymentType,
      shipping,
    },
  );
}

async function quoteBody(
  deps: Deps,
  buyerId: number,
  { batchId, crosssells = [], ...body }: Omit<Schema<'ModulePurchase'>, 'requestId'>,
): Promise<QuotedOrder> {
  const at = deps.clock.now();
  const quoted = await quoteOrder(deps, {
    buyerId,
    priceId: body.priceId,
    context: 'inApp',
    cohortId: batchId,
    crosssellIds: crosssells.map(({ id }) => id),
    useCredits: body.useCredits ?? false,
    replacedProduct: body.replacedProductUniqueName,
    shipping: body.shipping,
    at,
  });
  await requireCohort(deps.db, quoted.order, at);
  return quoted;
}
