import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { userKeys, userQuery, useUplink } from '@uplink/api-client/react';
import { userFrameMessages } from './user-frame.messages.ts';

export type StateChange = 'block' | 'unblock' | 'deactivate' | 'activate';

const updates = {
  block: { blocked: true },
  unblock: { blocked: false },
  deactivate: { status: 2 },
  activate: { status: 1 },
} as const satisfies Record<StateChange, Partial<Schema<'UserUpdate'>>>;

/** What can be done with an account in its state. */
export const stateChangesOf = ({ blocked, status }: Schema<'ManagedUser'>): StateChange[] => [
  blocked ? 'unblock' : 'block',
  status === 1 ? 'deactivate' : 'activate',
];

/** Opens and shuts an account, and mails its activation link. */
export function useUserActions({ id, email }: Schema<'ManagedUser'>) {
  const messages = useMessages(userFrameMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all(userKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  const activation = useMutation({
    mutationFn: () =>
      client.unwrap(
        client.api.POST('/management/users/{id}/activation-email', { params: { path: { id } } }),
        { rethrow: true },
      ),
    onSuccess: refresh,
  });
  return {
    async change(action: StateChange, version: number, reason: string) {
      const body = { version, ...updates[action], reason };
      const fresh = await client.unwrap(
        client.api.PATCH('/management/users/{id}', { params: { path: { id } }, body }),
        { rethrow: true },
      );
      queries.setQueryData(userQuery(client, id).queryKey, fresh);
      await refresh();
    },
    sendActivation: () => activation.mutate(),
    /** What became of the mail, in words. */
    activationResult: activation.isSuccess ? messages.sent(email) : undefined,
    activationError: activation.error?.message,
  };
}
