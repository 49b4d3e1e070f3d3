import { useMutation } from '@tanstack/react-query';
import { serverMessage } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { useUplink } from '@uplink/api-client/react';
import {
  type CardFieldHandle,
  type CardResult,
  sendCard,
  useAuthentication,
} from '@uplink/kit/payments';
import { useRef } from 'react';
import { billingMessages } from './billing.messages.ts';
import { useBillingChange } from './billing-change.controller.ts';

type Token = Extract<CardResult, { token: string }>;

/** Has the provider turn the card into a token, and the server keep it; a bank that asks is answered between. */
export function useCardDialog(onSaved: () => void) {
  const messages = useMessages(billingMessages);
  const { api, unwrap } = useUplink();
  const onChange = useBillingChange();
  const handleRef = useRef<CardFieldHandle>(null);
  const { authenticate, dialog } = useAuthentication();

  const send = ({ token, card }: Token) =>
    unwrap(
      api.POST('/me/payments', {
        params: { query: { action: 'addCard' } },
        body: { cardToken: token, card },
      }),
      { rethrow: true },
    );

  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const result = await handleRef.current?.submit();
      if (!result || 'fault' in result) return false;
      await sendCard(() => send(result), authenticate);
      return true;
    },
    onSuccess: async (isSaved) => {
      if (!isSaved) return;
      await onChange();
      onSaved();
    },
  });
  return {
    handleRef,
    error: error ? (serverMessage(error) ?? messages.couldNot) : undefined,
    isSaving: isPending,
    save: () => mutate(),
    bankDialog: dialog,
  };
}
