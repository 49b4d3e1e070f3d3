'use client';
import { paymentsQuery, purchasePaymentsQuery, useUplink } from '@uplink/api-client/react';
import { pageState, useHeldQuery } from '@uplink/kit/states';
import { PaymentHistoryView, type PaymentHistoryViewProps } from './payment-history.view.tsx';
import { useReceipt } from './receipt.controller.ts';

export interface PaymentHistoryProps
  extends Pick<PaymentHistoryViewProps, 'page' | 'onPageChange'> {
  /** Only the payments of this purchase. */
  purchaseId?: number;
}

/** Payments and refunds with their receipts, newest first. */
export function PaymentHistory({ purchaseId, ...props }: PaymentHistoryProps) {
  const client = useUplink();
  const all = useHeldQuery({
    ...paymentsQuery(client, props.page),
    enabled: purchaseId === undefined,
  });
  const one = useHeldQuery({
    ...purchasePaymentsQuery(client, purchaseId ?? 0, props.page),
    enabled: purchaseId !== undefined,
  });
  const receipt = useReceipt();
  const state = pageState(purchaseId === undefined ? all : one);
  return <PaymentHistoryView {...props} {...receipt} state={state} />;
}
