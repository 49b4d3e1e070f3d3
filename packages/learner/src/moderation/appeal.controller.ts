import { useQueryClient } from '@tanstack/react-query';
import { maxLength, required } from '@uplink/api-client/domain';
import { ownModerationQuery, useUplink } from '@uplink/api-client/react';
import { type Form, useForm } from '@uplink/kit/forms';

/** Asks for a second look at a decision. */
export function useAppeal(caseId: number, onSent: () => void): Form<{ text: string }> {
  const client = useUplink();
  const queries = useQueryClient();
  return useForm({
    stored: { text: '' },
    rules: { text: [required, maxLength(1000)] },
    async send({ text }) {
      const call = client.api.POST('/me/moderation/{caseId}/appeal', {
        params: { path: { caseId } },
        body: { text: text.trim() },
      });
      await client.unwrap(call, { rethrow: true });
      await queries.invalidateQueries({ queryKey: ownModerationQuery(client).queryKey });
      onSent();
    },
  });
}
