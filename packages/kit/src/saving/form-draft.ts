import { ApiError, type SaveQueueOptions, type Schema, type Stored } from '@uplink/api-client';
import type { useUplink } from '@uplink/api-client/react';

/** How the draft of some work is kept, and read back for a conflict; `name` says what it is, e.g. 'homework.4'. */
export function formDraft<Value extends Record<string, unknown>>(
  client: ReturnType<typeof useUplink>,
  name: string,
): SaveQueueOptions<Value> {
  const { api, session, unwrap } = client;
  return {
    name: `uplink.${session.getPerson()}.${name}`,
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

/** A draft as the server sent it with the work, for `useSaveQueue`. */
export function storedDraft<Value extends Record<string, unknown>>(
  draft: Schema<'Draft'> | null | undefined,
): ReadonlyMap<string, Stored<Value>> {
  if (!draft) return new Map();
  const { key, value, version, savedAt } = draft;
  return new Map([[key, { value: value as Value, version, savedAt }]]);
}
