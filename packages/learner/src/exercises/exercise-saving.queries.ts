import type { SaveQueueOptions, Schema, Stored } from '@uplink/api-client';
import type { useUplink } from '@uplink/api-client/react';
import type { Texts } from '@uplink/kit/exercises';

/** How the answers to a lesson's exercises are saved, each by itself, and read back for a conflict. */
export function exerciseSaving(
  { api, session, unwrap }: ReturnType<typeof useUplink>,
  lessonId: number,
  exercises: readonly Schema<'Exercise'>[],
): SaveQueueOptions<Texts> {
  const path = { moduleId: lessonId };
  return {
    name: `uplink.${session.getPerson()}.exercises.${lessonId}`,
    save: (id, texts, { baseVersion, keepalive }) => {
      const definitionVersion = exercises.find((one) => String(one.id) === id)?.version ?? 1;
      return unwrap(
        api.PUT('/me/exercises/{id}/answer', {
          params: { path: { id: Number(id) } },
          body: { texts, definitionVersion, baseVersion },
          keepalive,
        }),
        { rethrow: true },
      );
    },
    async fetchStored(id) {
      const { exercises: stored } = await unwrap(
        api.GET('/me/modules/{moduleId}/exercises', { params: { path } }),
        { rethrow: true },
      );
      return storedAnswers(stored).get(id);
    },
  };
}

export const storedAnswers = (
  exercises: readonly Schema<'Exercise'>[] = [],
): Map<string, Stored<Texts>> =>
  new Map(
    exercises.flatMap(({ id, answer }) =>
      answer
        ? [[String(id), { value: answer.texts, version: answer.version, savedAt: answer.savedAt }]]
        : [],
    ),
  );
