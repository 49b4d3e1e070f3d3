import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import {
  lessonQuery,
  type NotReady,
  notReady,
  progressKeys,
  useUplink,
} from '@uplink/api-client/react';
import { useHeldQuery } from '../shared/held-query.ts';

export interface LessonPlayerReady {
  status: 'ready';
  lesson: Schema<'Lesson'>;
  isFinishing: boolean;
  finishError: string | undefined;
  onFinish: () => void;
  isSkipping: boolean;
  onSkip: () => void;
}

/** Loads a lesson, and finishes it or passes it over. */
export function useLessonPlayer(
  lessonId: number,
  onFinished: (lesson: Schema<'Lesson'>) => void,
): NotReady | LessonPlayerReady {
  const client = useUplink();
  const queries = useQueryClient();
  const query = useHeldQuery(lessonQuery(client, lessonId));
  const lesson = query.data;
  const settle = useMutation({
    mutationFn: ({ skip }: { skip: boolean }) =>
      client.unwrap(
        client.api.PATCH('/me/modules/{id}', {
          params: { path: { id: lessonId }, query: {} },
          body: skip ? { skip } : {},
        }),
        { rethrow: true },
      ),
    onSuccess: async (_, { skip }) => {
      await Promise.all(progressKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
      if (lesson && !skip) onFinished(lesson);
    },
  });
  const { isPending, variables } = settle;
  if (!lesson) return notReady(query);
  return {
    status: 'ready',
    lesson,
    isFinishing: isPending && !variables.skip,
    finishError: settle.error?.message,
    onFinish: () => settle.mutate({ skip: false }),
    isSkipping: isPending && variables.skip,
    onSkip: () => settle.mutate({ skip: true }),
  };
}
