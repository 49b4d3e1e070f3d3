import type { Handlers } from '../../../plugins/contract/handlers.ts';
import { originOf } from '../../../providers/identity/throttle/origin.ts';
import { addCard } from '../../billing/add-method.service.ts';
import type { BillingDeps } from '../../billing/save-method.ts';
import { changeManaged, removePurchase } from './change.service.ts';
import { chargePurchase } from './charge.service.ts';
import { changeUserCredits, readUserCredits } from './credits.service.ts';
import { readManaged } from './managed-purchase.view.ts';
import { previewPurchase } from './preview.service.ts';
import { previewSale } from './preview-sale.service.ts';
import { listPurchasable } from './purchasable-modules.service.ts';
import { manageRefund } from './refund.service.ts';
import { sellTo } from './sell.service.ts';
import { type ManagementDeps, refuseOwn, requireBuyer } from './staff.ts';
import { listUserPayments } from './user-payments.service.ts';
import { listUserPurchases } from './user-purchases.service.ts';

export function managementHandlers(
  deps: ManagementDeps & BillingDeps,
): Pick<
  Handlers,
  | 'listUserPayments'
  | 'addUserCard'
  | 'getUserCredits'
  | 'changeUserCredits'
  | 'listPurchasableModules'
  | 'listUserPurchases'
  | 'createUserPurchase'
  | 'previewUserSale'
  | 'getUserPurchase'
  | 'patchUserPurchase'
  | 'deleteUserPurchase'
  | 'refundUserPurchase'
  | 'chargeUserPurchase'
  | 'previewUserPurchase'
> {
  const managed = (
    staff: { id: number; roles: string[] },
    { id, purchaseId }: { id: number; purchaseId: number },
  ) => ({ staff, userId: id, purchaseId });
  return {
    listUserPayments: ({ path, query }) => listUserPayments(deps, path.id, query),
    addUserCard: async ({ caller, path, body, request }) => {
      refuseOwn(caller, path.id);
      await requireBuyer(deps.db, path.id);
      // The card becomes the buyer's; tries count for them and for the sign-in of who adds it.
      const adding = {
        caller: { ...caller, id: path.id },
        origin: originOf(request),
        staffId: caller.id,
      };
      return addCard(deps, adding, body);
    },
    getUserCredits: ({ path }) => readUserCredits(deps, path.id),
    changeUserCredits: ({ caller, path, body }) =>
      changeUserCredits(deps, { staff: caller, userId: path.id }, body),
    listPurchasableModules: ({ path, query: { withOwned = false, ...query } }) =>
      listPurchasable(deps, path.id, { ...query, withOwned }),
    listUserPurchases: ({ path, query }) => listUserPurchases(deps, path.id, query),
    createUserPurchase: ({ caller, path, body }) =>
      sellTo(deps, { staff: caller, userId: path.id }, body),
    previewUserSale: ({ caller, path, query }) =>
      previewSale(deps, { staff: caller, userId: path.id }, query),
    getUserPurchase: ({ caller, path }) => readManaged(deps, managed(caller, path)),
    patchUserPurchase: ({ caller, path, query, body }) =>
      changeManaged(deps, managed(caller, path), query.action, body),
    deleteUserPurchase: ({ caller, path, body }) =>
      removePurchase(deps, managed(caller, path), body),
    refundUserPurchase: ({ caller, path, query, body }) =>
      manageRefund(deps, managed(caller, path), query.action, body),
    previewUserPurchase: ({ caller, path, query }) =>
      previewPurchase(deps, managed(caller, path), query),
    chargeUserPurchase: ({ caller, path, body }) =>
      chargePurchase(deps, managed(caller, path), body),
  };
}
