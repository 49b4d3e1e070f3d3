import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '@uplink/api-client/messages';
import { paymentSetupQuery, useUplink } from '@uplink/api-client/react';
import { lazyView } from '@uplink/ui/lazy-part';
import { type ReactNode, useState } from 'react';
import type { Question } from './bank-dialog.tsx';
import { paymentsMessages } from './payments.messages.ts';
import type { AuthenticationOutcome, ClientAction } from './payments.types.ts';

/** Few banks ask: what shows their question loads when one does. */
const BankQuestion = lazyView(async () => (await import('./bank-dialog.tsx')).BankQuestion);

export interface Authentication {
  /** Shows what the bank asks and waits for the end; what became of the payment, the server knows. */
  authenticate(action: ClientAction): Promise<AuthenticationOutcome>;
  /** The bank's dialog; render it. */
  dialog: ReactNode;
}

/** Has a payment or card confirmed by the person's bank, in a dialog over the page. */
export function useAuthentication(): Authentication {
  const [question, setQuestion] = useState<Question>();
  const messages = useMessages(paymentsMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const authenticate: Authentication['authenticate'] = async (action) => {
    if (action.clientSecret) {
      const [{ confirmWithStripe }, { card }] = await Promise.all([
        import('./stripe-confirm.ts'),
        queries.fetchQuery(paymentSetupQuery(client)),
      ]);
      return confirmWithStripe(card.publishableKey ?? '', action.clientSecret, messages.failed);
    }
    const url = action.url ?? '';
    return new Promise((resolve) => {
      const answer = (outcome: AuthenticationOutcome) => {
        setQuestion(undefined);
        resolve(outcome);
      };
      setQuestion({ kind: action.kind, url, answer });
    });
  };
  return { authenticate, dialog: question && <BankQuestion {...question} /> };
}
