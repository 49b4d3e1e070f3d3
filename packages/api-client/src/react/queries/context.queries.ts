import { mutationOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { Schema } from '../../contract.ts';
import { contextQuery } from './account.queries.ts';

/** What a person may change of their own context. */
export type ContextChanges = Partial<
  Pick<
    Schema<'UserContext'>,
    'finishedInvite' | 'closedInviteNotification' | 'cancelledProductName' | 'referralFlowStatus'
  >
>;

/**
 * Changes the context. It is sent whole, as it is now: the server refuses fields of its own that changed
 * meanwhile. What comes back is what every page shows from then on, a level that rose too.
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
