import { ApiError, type SaveQueueOptions } from '@uplink/api-client';
import type { useUplink } from '@uplink/api-client/react';

/** The draft of a homework: its form, or the files that are not handed in yet. */
export const draftKey = (homeworkId: number) => `homework:${homeworkId}`;

/** How the draft of a homework is kept, and read back for a conflict. */
export function homeworkDraft<Value extends Record<string, unknown>>(
  client: ReturnType<typeof useUplink>,
  homeworkId: number,
): SaveQueueOptions<Value> {
  const { api, session, unwrap } = client;
  return {
    name: `uplink.${session.getPerson()}.homework.${homeworkId}`,
    save: (key, value, { baseVersion, keepalive }) =>
      unwrap(
        api.PUT('/me/drafts/{key}', {
          params: { path: { key } },
          body: { key, value, baseVersion },
          keepalive,
        }),
        { rethrow: true },
      ),
    async fetchStored(key) {
      try {
        const { value, version, savedAt } = await unwrap(
          api.GET('/me/drafts/{key}', { params: { path: { key } } }),
          { rethrow: true },
        );
        return { value: value as Value, version, savedAt };
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return undefined;
        throw error;
      }
    },
  };
}
