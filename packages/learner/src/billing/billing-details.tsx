'use client';
import { useMessages } from '@uplink/api-client/messages';
import { billingDetailsQuery, useUplink } from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import { lazyView } from '@uplink/ui/lazy-part';
import { Loading, Skeleton } from '@uplink/ui/skeleton';
import { billingMessages } from './billing.messages.ts';

const waiting = () => <Skeleton height={300} />;
const DetailsForm = lazyView(async () => (await import('./details-form.tsx')).DetailsForm, waiting);

/** The company and address that are printed on receipts. */
export function BillingDetails() {
  const messages = useMessages(billingMessages);
  const { data } = useHeldQuery(billingDetailsQuery(useUplink()));
  return (
    <Card title={messages.details}>
      {data ? (
        <DetailsForm details={data} />
      ) : (
        <Loading label={messages.details}>{waiting()}</Loading>
      )}
    </Card>
  );
}
