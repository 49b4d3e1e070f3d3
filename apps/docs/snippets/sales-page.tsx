import contract from '@uplink/api-client/contract.json' with { type: 'json' };
import { UplinkProvider } from '@uplink/api-client/react';
import { createMockClient } from '@uplink/api-client/testing';
import { PaymentMethods, PurchaseList } from '@uplink/learner/billing';
import { CheckoutPage } from '@uplink/learner/checkout';
import { useState } from 'react';

const client = createMockClient(contract);

export default function SalesPage() {
  const [orderId, setOrderId] = useState<string>();
  const [page, setPage] = useState(0);
  return (
    <UplinkProvider client={client}>
      {orderId === undefined ? (
        <CheckoutPage
          uniqueId="ospf-in-practice"
          onSignIn={() => window.location.assign('/login')}
          onFinished={({ id }) => setOrderId(id)}
        />
      ) : (
        <p>Thank you for order {orderId}.</p>
      )}
      <PaymentMethods />
      <PurchaseList page={page} onPageChange={setPage} />
    </UplinkProvider>
  );
}
