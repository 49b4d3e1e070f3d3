import { emptyEmail, NotReadyView } from '@uplink/kit/states';
import { messages } from './emails.messages.ts';

/** The list of emails without one. */
export function EmptyEmail() {
  return (
    <NotReadyView
      state={{ status: 'empty' }}
      noun={messages.noun}
      skeleton={null}
      empty={emptyEmail({ title: messages.empty, text: messages.emptyText })}
    />
  );
}
