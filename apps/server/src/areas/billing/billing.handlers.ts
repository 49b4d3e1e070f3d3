import { UNKNOWN_PAYMENT_METHOD } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { unprocessable } from '../../plugins/errors/errors.ts';
import { originOf } from '../../providers/identity/throttle/origin.ts';
import { attachment } from '../../providers/storage/storage.ts';
import { readPurchase } from '../purchases/purchase.view.ts';
import { addCard } from './add-method.service.ts';
import { readDetails, saveDetails } from './billing-details.service.ts';
import { changeOwnPurchase } from './change-own-purchase.service.ts';
import { disconnectWallet } from './disconnect-wallet.service.ts';
import { listMethods, makePrimary } from './methods.service.ts';
import { listPurchases, requireOwn } from './own-purchases.service.ts';
import { listPayments } from './payments.service.ts';
import { readReceipt } from './receipt.service.ts';
import { reviewPurchase } from './review-purchase.service.ts';
import { beginWallet, connectWallet } from './wallet.service.ts';

export function billingHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'getMyPayments'
  | 'postMyPayments'
  | 'patchMyPayments'
  | 'deleteMyPayments'
  | 'getMyBillingDetails'
  | 'putMyBillingDetails'
  | 'listMyPurchases'
  | 'getMyPurchase'
  | 'patchMyPurchase'
  | 'reviewMyPurchase'
  | 'listMyPayments'
  | 'listMyPurchasePayments'
  | 'downloadMyReceipt'
> {
  const { db, config, pdf } = deps;
  return {
    getMyPayments: ({ caller, query, request, reply }) => {
      reply.header('cache-control', 'no-store');
      return query.action === 'getPayPalToken'
        ? beginWallet(deps, { caller, origin: originOf(request) })
        : listMethods(db, caller.id);
    },
    postMyPayments: async ({ caller, query, body, request }) => {
      const adding = { caller, origin: originOf(request) };
      if (query.action === 'addCard' && 'cardToken' in body) return addCard(deps, adding, body);
      if (query.action === 'createPayPalBillingAgreement' && 'paypalToken' in body)
        return connectWallet(deps, adding, body);
      throw unprocessable(UNKNOWN_PAYMENT_METHOD);
    },
    patchMyPayments: ({ caller, body }) => makePrimary(db, caller.id, body.paymentType),
    deleteMyPayments: ({ caller, query }) => disconnectWallet(deps, caller.id, query.moveTo),
    getMyBillingDetails: ({ caller }) => readDetails(db, config, caller.id),
    putMyBillingDetails: ({ caller, body }) => saveDetails(deps, caller.id, body),
    listMyPurchases: ({ caller, query }) => listPurchases(deps, caller.id, query),
    getMyPurchase: async ({ caller, path }) => {
      await requireOwn(db, caller.id, path.id);
      return readPurchase(deps, path.id);
    },
    patchMyPurchase: ({ caller, path, query, body }) =>
      changeOwnPurchase(deps, query.action, { userId: caller.id, id: path.id, body }),
    reviewMyPurchase: ({ caller, path, query }) =>
      reviewPurchase(deps, { userId: caller.id, id: path.id, ...query }),
    listMyPayments: ({ caller, query }) => listPayments(db, { userId: caller.id }, query),
    listMyPurchasePayments: async ({ caller, path, query }) => {
      await requireOwn(db, caller.id, path.purchaseId);
      return listPayments(db, { userId: caller.id, ...path }, query);
    },
    downloadMyReceipt: async ({ caller, path, query, reply }) => {
      const { number, sheet } = await readReceipt(db, config, {
        userId: caller.id,
        ...path,
        ...query,
      });
      reply.header('content-disposition', attachment(`${number}.pdf`));
      return pdf.print(sheet);
    },
  };
}
