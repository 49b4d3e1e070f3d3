import { ApiError, type SaveQueueOptions } from '@uplink/api-client';
import type { useUplink } from '@uplink/api-client/react';
import type { WorksheetAnswers } from './worksheet.rules.ts';

/** How the form of a homework is kept as a draft, and read back for a conflict. */
export function homeworkDraft(
  client: ReturnType<typeof useUplink>,
  homeworkId: number,
): SaveQueueOptions<WorksheetAnswers> {
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
        return { value: value as WorksheetAnswers, version, savedAt };
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return undefined;
        throw error;
      }
    },
  };
}
