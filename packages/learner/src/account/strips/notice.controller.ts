import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ContextNotice, referralFlowTold } from '@uplink/api-client/domain';
import {
  type ContextChanges,
  contextQuery,
  contextUpdate,
  useUplink,
} from '@uplink/api-client/react';

/** Dismisses a notice on the server. It disappears right away and returns if that fails. */
export function useNotice(): (changes: ContextChanges) => void {
  const client = useUplink();
  const queries = useQueryClient();
  const { queryKey } = contextQuery(client);
  const { mutate } = useMutation({
    ...contextUpdate(client),
    onMutate: async (changes) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (now) => now && { ...now, ...changes });
      return { before };
    },
    onError: (_error, _changes, kept) => queries.setQueryData(queryKey, kept?.before),
  });
  return mutate;
}

/** What closing a notice says to the server; a survey stays until it is answered. */
export function closing(notice: ContextNotice): ContextChanges | undefined {
  switch (notice.kind) {
    case 'survey':
      return undefined;
    case 'cancelled':
      return { cancelledProductName: null };
    case 'referral':
      return { referralFlowStatus: referralFlowTold(notice.count) };
    case 'invite':
      return { closedInviteNotification: true };
  }
}
