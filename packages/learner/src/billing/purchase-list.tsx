'use client';
import { purchasesQuery, useUplink } from '@uplink/api-client/react';
import { pageState, useHeldQuery } from '@uplink/kit/states';
import { usePurchaseActions } from './purchase-actions.tsx';
import { PurchaseListView, type PurchaseListViewProps } from './purchase-list.view.tsx';

export type PurchaseListProps = Pick<PurchaseListViewProps, 'page' | 'onPageChange'>;

/** The learner's purchases with what can be done with each. */
export function PurchaseList(props: PurchaseListProps) {
  const query = useHeldQuery(purchasesQuery(useUplink(), { page: props.page }));
  const { dialog, methods, start } = usePurchaseActions();
  return (
    <>
      <PurchaseListView {...props} state={pageState(query)} methods={methods} onAction={start} />
      {dialog}
    </>
  );
}
