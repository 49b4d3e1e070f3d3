import { useMessages } from '@uplink/api-client/messages';
import { useUplink } from '@uplink/api-client/react';
import { manageMessages } from './manage.messages.ts';
import {
  amountOf,
  type ManageValues,
  type Managing,
  momentOf,
  wholeOr,
} from './manage-form.rules.ts';

/** What a decision is made on. */
interface Decided {
  /** Known again when it is sent twice. */
  requestId: string;
  version: number;
}

interface Outcome {
  isProcessing?: boolean;
  /** Why the payment was declined. */
  decline?: string;
}

/** Sends an action on a purchase by the call that it belongs to. */
export function useManageCalls(userId: number, managing: Managing) {
  const messages = useMessages(manageMessages);
  const { api, unwrap } = useUplink();
  const { purchase, action } = managing;
  const path = { id: userId, purchaseId: purchase.id };
  const rethrow = { rethrow: true };

  async function charge(values: ManageValues, { requestId }: Decided): Promise<Outcome> {
    const { isPayOff, paymentType, reason } = values;
    const amount = amountOf(managing, values) ?? 0;
    const { state, decline } = await unwrap(
      api.POST('/management/users/{id}/purchases/{purchaseId}/charges', {
        params: { path },
        body: { isPayOff, amount, paymentType, requestId, logMessage: reason.trim() },
      }),
      rethrow,
    );
    if (state === 'declined') return { decline: decline?.message ?? messages.declined };
    return { isProcessing: state === 'processing' };
  }

  async function refund(values: ManageValues, { requestId }: Decided): Promise<Outcome> {
    const isProduct = values.scope === 'product';
    const what = isProduct
      ? wholeOr(managing, values)
      : { paymentId: Number(values.paymentId), amount: amountOf(managing, values) ?? 0 };
    const query = { action: isProduct ? 'refundProduct' : 'refund' } as const;
    await unwrap(
      api.PATCH('/management/users/{id}/purchases/{purchaseId}/payments', {
        params: { path, query },
        body: { requestId, logMessage: values.reason.trim(), ...what },
      }),
      rethrow,
    );
    return {};
  }

  async function remove({ reason }: ManageValues, { version }: Decided): Promise<Outcome> {
    const body = { version, logMessage: reason.trim() };
    await unwrap(
      api.DELETE('/management/users/{id}/purchases/{purchaseId}', { params: { path }, body }),
      rethrow,
    );
    return {};
  }

  return async (values: ManageValues, decided: Decided): Promise<Outcome> => {
    if (action === 'charge') return charge(values, decided);
    if (action === 'refund') return refund(values, decided);
    if (action === 'remove') return remove(values, decided);
    const { requestId, version } = decided;
    const { date, paymentType, reason } = values;
    const moment = date ? momentOf(date) : null;
    await unwrap(
      api.PATCH('/management/users/{id}/purchases/{purchaseId}', {
        params: { path, query: { action } },
        body: {
          version,
          ...(reason.trim() && { logMessage: reason.trim() }),
          ...(action === 'updateNextChargeDate' && moment && { nextChargeDate: moment }),
          ...(action === 'extend' && moment && { newExpiryDate: moment }),
          ...((action === 'pause' || action === 'setPauseDate') && { pausedUntil: moment }),
          ...(action === 'switchPaymentMethod' && paymentType !== 'offline' && { paymentType }),
          ...(action === 'reactivateSubscription' && { requestId }),
        },
      }),
      rethrow,
    );
    return {};
  };
}
