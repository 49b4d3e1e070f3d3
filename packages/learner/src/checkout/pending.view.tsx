import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { useLatest } from '@uplink/api-client/react';
import { useAuthentication } from '@uplink/kit/payments';
import { Button } from '@uplink/ui/button';
import { Spinner } from '@uplink/ui/progress';
import { useEffect, useRef } from 'react';
import { checkoutMessages } from './checkout.messages.ts';
import './outcome.css';

export interface PendingProps {
  order: Schema<'CheckoutOrder'>;
  /** The buyer comes back from their bank. */
  onConfirmed: () => void;
}

/** Between pressing the button and knowing what came of it. */
export function Pending({ order, onConfirmed }: PendingProps) {
  const messages = useMessages(checkoutMessages);
  const { confirmation } = order;
  if (order.state === 'confirmationNeeded' && confirmation)
    return <Confirm confirmation={confirmation} onConfirmed={onConfirmed} />;
  return (
    <div className="ul-checkout__outcome" role="status">
      <Spinner size={28} />
      <h1 className="ul-h1" tabIndex={-1}>
        {messages.processingTitle}
      </h1>
      <p className="ul-muted">{messages.processingText}</p>
    </div>
  );
}

interface ConfirmProps extends Pick<PendingProps, 'onConfirmed'> {
  confirmation: Schema<'Confirmation'>;
}

/** The bank's dialog opens by itself, and again when it was closed. */
function Confirm({ confirmation, onConfirmed }: ConfirmProps) {
  const messages = useMessages(checkoutMessages);
  const { authenticate, dialog } = useAuthentication();
  const isAsked = useRef(false);
  const ask = () => {
    void authenticate(toAction(confirmation)).then(onConfirmed);
  };
  const begin = useLatest(ask);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    begin.current();
  }, []);
  return (
    <div className="ul-checkout__outcome">
      <h1 className="ul-h1" tabIndex={-1}>
        {messages.confirmTitle}
      </h1>
      <p className="ul-muted">{messages.confirmText}</p>
      <Button variant="primary" size="lg" onPress={ask}>
        {messages.confirm}
      </Button>
      {dialog}
    </div>
  );
}

const toAction = ({ kind, url, clientSecret }: Schema<'Confirmation'>) => ({
  kind,
  ...(url !== undefined && { url }),
  ...(clientSecret !== undefined && { clientSecret }),
});
