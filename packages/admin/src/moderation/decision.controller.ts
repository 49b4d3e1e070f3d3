import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { required } from '@uplink/api-client/domain';
import { moderationKeys, useUplink } from '@uplink/api-client/react';
import { type Form, optionalReasonRules, useForm } from '@uplink/kit/forms';

interface Decision {
  action: Schema<'ModerationAction'>;
  reason: string;
}

/** Decides on a case as it is shown; after a refusal the current state is read. */
export function useDecision(
  { case: { id, version }, actions }: Schema<'ModerationCase'>,
  onDone: () => void,
): Form<Decision> {
  const { api, unwrap } = useUplink();
  const queries = useQueryClient();
  return useForm<Decision>({
    stored: { action: actions[0] ?? 'keep', reason: '' },
    rules: {
      action: [],
      reason: [
        (reason, { action }) => (action === 'keep' ? undefined : required(reason)),
        ...optionalReasonRules,
      ],
    },
    async send({ action, reason }) {
      try {
        const call = api.POST('/management/moderation/{caseId}/decisions', {
          params: { path: { caseId: id } },
          body: { action, version, reason: action === 'keep' ? '' : reason.trim() },
        });
        await unwrap(call, { rethrow: true });
        onDone();
      } finally {
        for (const queryKey of moderationKeys) void queries.invalidateQueries({ queryKey });
      }
    },
  });
}
