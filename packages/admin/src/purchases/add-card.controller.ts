import { useMutation, useQueryClient } from '@tanstack/react-query';
import { serverMessage } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { userKeys, useUplink } from '@uplink/api-client/react';
import type { CardFieldHandle } from '@uplink/kit/payments';
import { useRef } from 'react';
import { addCardMessages } from './add-card.messages.ts';

/** Has the provider turn a card into a token, and the server keep it for its buyer. */
export function useAddCard(userId: number, onSaved: () => void) {
  const messages = useMessages(addCardMessages);
  const { api, unwrap } = useUplink();
  const queries = useQueryClient();
  const handleRef = useRef<CardFieldHandle>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const result = await handleRef.current?.submit();
      if (!result || 'fault' in result) return false;
      await unwrap(
        api.POST('/management/users/{id}/payments', {
          params: { path: { id: userId } },
          body: { cardToken: result.token, card: result.card },
        }),
        { rethrow: true },
      );
      return true;
    },
    onSuccess: (isSaved) => {
      if (!isSaved) return;
      for (const queryKey of userKeys) void queries.invalidateQueries({ queryKey });
      onSaved();
    },
  });
  return {
    handleRef,
    error: error ? (serverMessage(error) ?? messages.couldNot) : undefined,
    isSaving: isPending,
    save: () => mutate(),
  };
}
