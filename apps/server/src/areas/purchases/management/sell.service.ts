import type { Schema } from '@uplink/api-client';
import type { PolicyPerson } from '@uplink/api-client/domain';
import { requireCohort } from '../../pricing/open-cohorts.ts';
import { quoteOrder } from '../../pricing/quote.service.ts';
import type { QuotedOrder } from '../../pricing/quoted-order.ts';
import { placeOrder } from '../place-order.service.ts';
import { readManaged } from './managed-purchase.view.ts';
import { checkSale } from './sale-limits.ts';
import { type ManagementDeps, requireBuyer, requireRight } from './staff.ts';

type Result = Schema<'ManagedPurchaseResult'>;

/** Sells a product to someone, at the figures of a quote for staff. */
export async function sellTo(
  deps: ManagementDeps,
  { staff, userId }: { staff: PolicyPerson; userId: number },
  { requestId, ...body }: Schema<'UserPurchaseOrder'>,
): Promise<Result> {
  requireRight(staff, 'createPurchase', userId);
  await requireBuyer(deps.db, userId);
  const { paymentType, managementContext } = body;
  const quote = () => quoteSaleTo(deps, userId, body);
  const placed = await placeOrder(
    deps,
    { id: userId },
    {
      quote,
      requestId,
      body,
      paymentType,
      staff: {
        id: staff.id,
        reason: managementContext.logMessage.trim(),
        check: checkSale(deps, { staff, buyerId: userId, paymentType }),
      },
    },
  );
  return toManaged(deps, { staff, userId }, placed);
}

/** The figures of a sale by staff, who choose a cohort like buyers do. */
export async function quoteSaleTo(
  deps: ManagementDeps,
  buyerId: number,
  { priceId, batchId }: Pick<Schema<'UserPurchaseOrder'>, 'priceId' | 'batchId'>,
): Promise<QuotedOrder> {
  const at = deps.clock.now();
  const quoted = await quoteOrder(deps, {
    buyerId,
    priceId,
    context: 'admin',
    cohortId: batchId,
    crosssellIds: [],
    useCredits: false,
    at,
  });
  await requireCohort(deps.db, quoted.order, at);
  return quoted;
}

/** What became of an order or charge, for staff: no one is there to confirm it. */
export async function toManaged(
  deps: ManagementDeps,
  whose: { staff: PolicyPerson; userId: number },
  { state, purchase, decline }: Schema<'PurchaseResult'>,
): Promise<Result> {
  return {
    state: state === 'bought' ? 'done' : state === 'declined' ? 'declined' : 'processing',
    purchase: purchase && (await readManaged(deps, { ...whose, purchaseId: purchase.id })),
    decline,
  };
}
