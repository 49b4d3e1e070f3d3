import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Schema } from '@uplink/api-client';
import { productPath } from '@uplink/api-client/domain';
import { checkoutPageQuery, UplinkProvider } from '@uplink/api-client/react';
import { CheckoutPage, ThankYou } from '@uplink/learner/checkout';
import { useState } from 'react';
import { queryClient } from '../../app/client.ts';
import { EmbedFrame } from './embed-frame.tsx';
import { visitorClient } from './frame-client.ts';
import { type HostLine, useHost } from './use-host.ts';

/** A checkout page in a frame of a partner's site. */
export function CheckoutFramePage() {
  const host = useHost();
  const { name: uniqueId = '' } = useParams({ strict: false });
  const content = useQuery(checkoutPageQuery(visitorClient, uniqueId));
  return (
    <EmbedFrame host={host} content={content}>
      <UplinkProvider client={visitorClient} queryClient={queryClient}>
        <Order host={host} uniqueId={uniqueId} />
      </UplinkProvider>
    </EmbedFrame>
  );
}

function Order({ host, uniqueId }: { host: HostLine; uniqueId: string }) {
  const [bought, setBought] = useState(false);
  const hosted = `/checkout/${uniqueId}`;
  /** Signing in needs the academy's own window: a frame on another site has no session. */
  const signIn = () => void window.open(hosted, '_blank', 'noopener');
  function leave(): void {
    signIn();
    host.tell('closed', {});
  }
  function finish({ id, quote }: Schema<'CheckoutOrder'>) {
    host.tell('completed', { id, amount: quote.dueToday, currency: quote.currency });
    host.tell('step', { step: 'thank-you' });
    setBought(true);
  }
  if (bought) {
    return <ThankYou uniqueId={uniqueId} onSignIn={signIn} startHref={productPath} />;
  }
  return (
    <CheckoutPage
      uniqueId={uniqueId}
      partnerKey={host.partnerKey}
      onSignIn={leave}
      onTotalChange={({ amount, currency }) => host.tell('total-changed', { amount, currency })}
      onFinished={finish}
    />
  );
}
