import type { Schema } from '@uplink/api-client';
import type { PolicyPerson } from '@uplink/api-client/domain';
import { quoteOrder } from '../../pricing/quote.service.ts';
import { placeOrder } from '../place-order.service.ts';
import { readManaged } from './managed-purchase.view.ts';
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
      staff: { id: staff.id, reason: managementContext.logMessage.trim() },
    },
  );
  return toManaged(deps, { staff, userId }, placed);
}

/** The figures of a sale by staff. */
export const quoteSaleTo = (
  deps: ManagementDeps,
  buyerId: number,
  { priceId, batchId }: Pick<Schema<'UserPurchaseOrder'>, 'priceId' | 'batchId'>,
) =>
  quoteOrder(deps, {
    buyerId,
    priceId,
    context: 'admin',
    cohortId: batchId,
    crosssellIds: [],
    useCredits: false,
    at: deps.clock.now(),
  });

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
