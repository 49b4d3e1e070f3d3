import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Schema } from '@uplink/api-client';
import { productPath } from '@uplink/api-client/domain';
import { checkoutPageQuery, useUplink } from '@uplink/api-client/react';
import { CheckoutPage, ThankYou } from '@uplink/learner/checkout';
import { useState } from 'react';
import { EmbedFrame } from './embed-frame.tsx';
import { type HostLine, useHost } from './use-host.ts';

/** Signing in needs the academy's own window: a frame on another site has no session. */
const openHosted = (path: string) => () => void window.open(path, '_blank', 'noopener');

/** A sales page in a frame of a partner's site. */
export function CheckoutFramePage() {
  const host = useHost();
  const { name: uniqueId = '' } = useParams({ strict: false });
  const content = useQuery(checkoutPageQuery(useUplink(), uniqueId));
  return (
    <EmbedFrame host={host} content={content}>
      <Order host={host} uniqueId={uniqueId} />
    </EmbedFrame>
  );
}

function Order({ host, uniqueId }: { host: HostLine; uniqueId: string }) {
  const [bought, setBought] = useState(false);
  const hosted = `/checkout/${uniqueId}`;
  function finish({ id, quote }: Schema<'CheckoutOrder'>) {
    host.tell('completed', { id, amount: quote.dueToday, currency: quote.currency });
    host.tell('step', { step: 'thank-you' });
    setBought(true);
  }
  if (bought) {
    return <ThankYou uniqueId={uniqueId} onSignIn={openHosted(hosted)} startHref={productPath} />;
  }
  return (
    <CheckoutPage
      uniqueId={uniqueId}
      partnerKey={host.partnerKey}
      onSignIn={openHosted(hosted)}
      onTotalChange={({ amount, currency }) => host.tell('total-changed', { amount, currency })}
      onFinished={finish}
    />
  );
}
