import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { userKeys, userQuery, useUplink } from '@uplink/api-client/react';
import { useForm } from '@uplink/kit/forms';
import { personalDataMessages } from './personal-data.messages.ts';
import { faultsOf, toField, toUpdate, toValues, type UserValues } from './personal-data.rules.ts';

/** An account while it is edited; what others changed meanwhile is merged, or asked about. */
export function usePersonalData(user: Schema<'ManagedUser'>) {
  const messages = useMessages(personalDataMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const options = userQuery(client, user.id);
  return useForm<UserValues>({
    stored: toValues(user),
    rules: (values) => faultsOf(values, user, new Date()),
    toField,
    warnsOnLeave: true,
    describe: (field, value) => ({
      label: messages.fields[field],
      lines: [String(value)].filter(Boolean),
    }),
    fetchStored: async () => toValues(await queries.fetchQuery({ ...options, staleTime: 0 })),
    async send(values, changed) {
      const { version } = queries.getQueryData(options.queryKey) ?? user;
      const fresh = await client.unwrap(
        client.api.PATCH('/management/users/{id}', {
          params: { path: { id: user.id } },
          body: toUpdate(changed, values, version),
        }),
        { rethrow: true },
      );
      queries.setQueryData(options.queryKey, fresh);
      for (const queryKey of userKeys) void queries.invalidateQueries({ queryKey });
      return toValues(fresh);
    },
  });
}
