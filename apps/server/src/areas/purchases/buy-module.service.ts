import type { Schema } from '@uplink/api-client';
import type { VaultDeps } from '../../vault/vault.ts';
import { keepAddress } from '../account/keep-address.ts';
import { requireCohort } from '../pricing/open-cohorts.ts';
import { type QuoteDeps, quoteOrder } from '../pricing/quote.service.ts';
import type { QuotedOrder } from '../pricing/quoted-order.ts';
import { placeOrder } from './place-order.service.ts';
import type { PurchaseDeps } from './purchase-rows.ts';

type Deps = PurchaseDeps & QuoteDeps & VaultDeps;

/** Places someone's order from inside the product, at the figures of the quote they saw. */
export async function buyModule(
  deps: Deps,
  buyerId: number,
  { requestId, ...body }: Schema<'ModulePurchase'>,
): Promise<Schema<'PurchaseResult'>> {
  const { dueToday, nextCharge, paymentType, shipping } = body;
  const placed = await placeOrder(
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
  if (shipping) await keepAddress(deps, buyerId, shipping);
  return placed;
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
