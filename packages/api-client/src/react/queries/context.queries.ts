import { mutationOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { Schema } from '../../contract.ts';
import { contextQuery } from './account.queries.ts';

/** The context fields a user can change. */
export type ContextChanges = Partial<
  Pick<
    Schema<'UserContext'>,
    'finishedInvite' | 'closedInviteNotification' | 'cancelledProductName' | 'referralFlowStatus'
  >
>;

/**
 * Updates the context. The current context is sent whole, because the server refuses stale values
 * of its own fields. The response replaces the cached context on every page, including a new level.
 */
export const contextUpdate = (client: UplinkClient) =>
  mutationOptions({
    mutationFn: async (changes: ContextChanges) => {
      const current = await client.unwrap(client.api.GET('/me/context'));
      return client.unwrap(client.api.PATCH('/me/context', { body: { ...current, ...changes } }));
    },
    onSuccess: (context, _changes, _before, { client: queries }) => {
      queries.setQueryData(contextQuery(client).queryKey, context);
    },
  });
