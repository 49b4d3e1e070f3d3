import type { SaveQueueOptions, Schema, Stored } from '@uplink/api-client';
import type { useUplink } from '@uplink/api-client/react';

/** What a learner did in an exercise. */
export type Typed = Pick<Schema<'SavedExerciseAnswer'>, 'texts' | 'hints'>;

/** How the answers to a lesson's exercises are saved, each by itself, and read back for a conflict. */
export function exerciseSaving(
  { api, session, unwrap }: ReturnType<typeof useUplink>,
  lessonId: number,
  exercises: readonly Schema<'Exercise'>[],
): SaveQueueOptions<Typed> {
  const path = { moduleId: lessonId };
  return {
    name: `uplink.${session.getPerson()}.answers.${lessonId}`,
    save: (id, typed, { baseVersion, keepalive }) => {
      const definitionVersion = exercises.find((one) => String(one.id) === id)?.version ?? 1;
      return unwrap(
        api.PUT('/me/exercises/{id}/answer', {
          params: { path: { id: Number(id) } },
          body: { ...typed, definitionVersion, baseVersion },
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
): Map<string, Stored<Typed>> =>
  new Map(
    exercises.flatMap(({ id, answer }): [string, Stored<Typed>][] => {
      if (!answer) return [];
      const { texts, hints, ...receipt } = answer;
      return [[String(id), { value: { texts, hints }, ...receipt }]];
    }),
  );
