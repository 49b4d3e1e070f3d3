import { useQueryClient } from '@tanstack/react-query';
import { ApiError, type Schema } from '@uplink/api-client';
import { maxLength, required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { userContextQuery, userKeys, useUplink } from '@uplink/api-client/react';
import { reasonRules, useForm } from '@uplink/kit/forms';
import { contextFlagsMessages } from './context-flags.messages.ts';

type Flags = Schema<'ContextFlags'>;

/** The flags of a context as a form, decided on those that were loaded. */
export function useContextFlags(id: number, context: Schema<'UserContext'>) {
  const messages = useMessages(contextFlagsMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const seen: Flags = {
    finishedInvite: context.finishedInvite,
    closedInviteNotification: context.closedInviteNotification,
    cancelledProductName: context.cancelledProductName,
    referralFlowStatus: context.referralFlowStatus,
    isSessionRecordingEnabled: context.isSessionRecordingEnabled,
  };
  return useForm({
    stored: { ...seen, cancelledProductName: seen.cancelledProductName ?? '', reason: '' },
    rules: {
      reason: reasonRules,
      referralFlowStatus: [required, maxLength(40)],
      cancelledProductName: [maxLength(200)],
    },
    describe: (field, value) => ({
      label: field === 'reason' ? messages.reason : messages.flags[field],
      lines: [typeof value === 'boolean' ? messages.values[`${value}`] : String(value)].filter(
        Boolean,
      ),
    }),
    async send({ reason, ...flags }) {
      const cancelledProductName = flags.cancelledProductName.trim() || null;
      const body = {
        flags: { ...flags, cancelledProductName },
        seen,
        reason: reason.trim(),
      };
      try {
        const fresh = await client.unwrap(
          client.api.PATCH('/management/users/{id}/context', { params: { path: { id } }, body }),
          { rethrow: true },
        );
        queries.setQueryData(userContextQuery(client, id).queryKey, fresh);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) throw error;
        throw new Error(messages.changed, { cause: error });
      } finally {
        for (const queryKey of userKeys) void queries.invalidateQueries({ queryKey });
      }
    },
  });
}
