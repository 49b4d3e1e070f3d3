import { EmptyEnvelope, State } from '@uplink/ui/states';
import { messages } from './emails.messages.ts';

/** The list of e-mails without one. */
export function EmptyEmail() {
  return (
    <State art={<EmptyEnvelope />} title={messages.empty}>
      {messages.emptyText}
    </State>
  );
}
