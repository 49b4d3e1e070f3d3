import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Status, type StatusKind } from '@uplink/ui/status';
import { checkoutMessages } from './checkout.messages.ts';

const kinds: Record<Schema<'CheckoutState'>, StatusKind> = {
  draft: 'pending',
  published: 'ok',
  changed: 'ok',
  unpublished: 'down',
};

/** Whether visitors see a page. */
export function CheckoutStatus({
  state,
  isBare = true,
}: {
  state: Schema<'CheckoutState'>;
  isBare?: boolean;
}) {
  const messages = useMessages(checkoutMessages);
  return (
    <Status kind={kinds[state]} isBare={isBare}>
      {messages.states[state]}
    </Status>
  );
}
