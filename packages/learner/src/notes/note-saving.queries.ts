import { ApiError, type SaveQueueOptions, type Schema } from '@uplink/api-client';
import type { useUplink } from '@uplink/api-client/react';

/** A note as it is kept here until the server has it. */
export interface NoteDraft {
  moduleId: number;
  /** Seconds of the video. */
  position: number;
  text: string;
}

export const draftOf = ({ lesson, position, text }: Schema<'Note'>): NoteDraft => ({
  moduleId: lesson.id,
  position,
  text,
});

/**
 * How notes are saved one by one, all lessons together: what waits from any of them is sent wherever
 * notes are shown. A note that was deleted elsewhere while it was changed here is taken again.
 */
export function noteSaving(
  { api, session, unwrap }: ReturnType<typeof useUplink>,
  onStored: (note: Schema<'Note'>) => void,
): SaveQueueOptions<NoteDraft> {
  async function take(id: string, draft: NoteDraft, keepalive: boolean) {
    return unwrap(api.POST('/me/notes', { body: { id, ...draft }, keepalive }), { rethrow: true });
  }
  async function change(id: string, text: string, baseVersion: number, keepalive: boolean) {
    const params = { path: { id } };
    const body = { text, baseVersion };
    return unwrap(api.PATCH('/me/notes/{id}', { params, body, keepalive }), { rethrow: true });
  }
  return {
    name: `uplink.${session.getPerson()}.notes`,
    async save(id, draft, { baseVersion, keepalive }) {
      const saving =
        baseVersion === 0
          ? take(id, draft, keepalive)
          : change(id, draft.text, baseVersion, keepalive).catch((error: unknown) => {
              if (isMissing(error)) return take(id, draft, keepalive);
              throw error;
            });
      const note = await saving;
      onStored(note);
      return note;
    },
    async fetchStored(id) {
      try {
        const note = await unwrap(api.GET('/me/notes/{id}', { params: { path: { id } } }), {
          rethrow: true,
        });
        return { value: draftOf(note), version: note.version, savedAt: note.savedAt };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
  };
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;
