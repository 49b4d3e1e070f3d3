import { useParams } from '@tanstack/react-router';
import type { Schema } from '@uplink/api-client';
import { productPath } from '@uplink/api-client/domain';
import { CheckoutPage, ThankYou } from '@uplink/learner/checkout';
import { useState } from 'react';
import { MainLandmark } from '../../app/main-landmark.tsx';
import { EmbedFrame } from './embed-frame.tsx';
import { type HostLine, useHost } from './use-host.ts';

/** Signing in needs the academy's own window: a frame on another site has no session. */
const openHosted = (path: string) => () => void window.open(path, '_blank', 'noopener');

/** A sales page in a frame of a partner's site. */
export function CheckoutFramePage() {
  const host = useHost();
  return (
    <EmbedFrame host={host}>
      <MainLandmark>
        <Order host={host} />
      </MainLandmark>
    </EmbedFrame>
  );
}

function Order({ host }: { host: HostLine }) {
  const { uniqueId = '' } = useParams({ strict: false });
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
      onSignIn={openHosted(hosted)}
      onTotalChange={({ amount, currency }) => host.tell('total-changed', { amount, currency })}
      onFinished={finish}
    />
  );
}
