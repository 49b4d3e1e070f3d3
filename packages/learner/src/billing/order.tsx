'use client';
import { notReady, purchaseQuery, useUplink } from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';
import { OrderView } from './order.view.tsx';
import { PaymentHistory, type PaymentHistoryProps } from './payment-history.tsx';
import { usePurchaseActions } from './purchase-actions.tsx';

export interface PurchaseOrderProps extends Pick<PaymentHistoryProps, 'page' | 'onPageChange'> {
  /** The purchase. */
  purchaseId: number;
}

/** One purchase with its figures, what it consists of, its actions and its payments. */
export function PurchaseOrder({ purchaseId, ...paging }: PurchaseOrderProps) {
  const query = useHeldQuery(purchaseQuery(useUplink(), purchaseId));
  const { dialog, methods, start } = usePurchaseActions();
  const state = query.data ? { status: 'ready' as const, purchase: query.data } : notReady(query);
  return (
    <>
      <OrderView state={state} methods={methods} onAction={start} />
      {query.data && <PaymentHistory {...paging} purchaseId={purchaseId} />}
      {dialog}
    </>
  );
}
