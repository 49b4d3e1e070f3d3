import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { contextQuery, useUplink } from '@uplink/api-client/react';
import {
  BillingDetails,
  BillingStanding,
  Credits,
  PaymentHistory,
  PaymentMethods,
  PurchaseList,
  PurchaseOrder,
} from '@uplink/learner/billing';
import { LinkButton } from '@uplink/ui/button';
import { useState } from 'react';
import { NotFound } from '../../app/not-found.tsx';
import { SupportLink } from '../../app/support-link.tsx';
import { usePaging } from '../shared/use-paging.ts';

/** Everything about money: what is due, how it is paid, what was bought, and every payment. */
export function BillingPage() {
  const isFrozen = useQuery(contextQuery(useUplink())).data?.paymentStatus === 'frozen';
  const [purchasePage, setPurchasePage] = useState(0);
  return (
    <>
      <h1 className="ul-h1" tabIndex={-1}>
        Billing
      </h1>
      <div className="ul-stack ul-gap-24 ul-page-body">
        <BillingStanding support={isFrozen && <SupportLink />} />
        <PaymentMethods />
        <PurchaseList page={purchasePage} onPageChange={setPurchasePage} />
        <PaymentHistory {...usePaging()} />
        <BillingDetails />
        <Credits />
      </div>
    </>
  );
}

/** One purchase with its payments. */
export function PurchasePage() {
  const purchaseId = Number(useParams({ strict: false }).purchaseId);
  const paging = usePaging();
  if (!Number.isSafeInteger(purchaseId) || purchaseId < 1) return <NotFound />;
  return (
    <div className="ul-stack ul-gap-24">
      <p>
        <LinkButton variant="link" href="/billing">
          All of billing
        </LinkButton>
      </p>
      <PurchaseOrder key={purchaseId} purchaseId={purchaseId} {...paging} />
    </div>
  );
}
