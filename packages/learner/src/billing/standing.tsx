'use client';
import { useQuery } from '@tanstack/react-query';
import { contextQuery, purchasesQuery, useUplink } from '@uplink/api-client/react';
import type { ReactNode } from 'react';
import { usePurchaseActions } from './purchase-actions.tsx';
import { DeclinedView, FrozenView } from './standing.view.tsx';

export interface BillingStandingProps {
  /** The way to the support of this deployment. */
  support?: ReactNode;
}

/** What is due after a declined payment, and how to pay; nothing while all is paid. */
export function BillingStanding({ support }: BillingStandingProps) {
  const client = useUplink();
  const context = useQuery(contextQuery(client)).data;
  const standing = context?.paymentStatus ?? 'ok';
  const due = useQuery({
    ...purchasesQuery(client, { isDue: true }),
    enabled: standing !== 'ok',
  }).data?.data;
  const { dialog, methods, start, openCard } = usePurchaseActions();
  const hasCard = methods.some(({ type }) => type === 'card');
  const shared = { purchases: due ?? [], hasCard, onPay: start, onCard: openCard };
  return (
    <div role="status">
      {standing === 'frozen' && due && <FrozenView {...shared} support={support} />}
      {standing === 'declined' && due && <DeclinedView {...shared} now={new Date()} />}
      {dialog}
    </div>
  );
}
