import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import {
  lessonQuery,
  type NotReady,
  notReady,
  progressKeys,
  useUplink,
} from '@uplink/api-client/react';

export interface LessonPlayerReady {
  status: 'ready';
  lesson: Schema<'Lesson'>;
  isFinishing: boolean;
  finishError: string | undefined;
  onFinish: () => void;
}

/** Loads a lesson and finishes it. */
export function useLessonPlayer(
  lessonId: number,
  onFinished: (lesson: Schema<'Lesson'>) => void,
): NotReady | LessonPlayerReady {
  const client = useUplink();
  const queries = useQueryClient();
  const query = useQuery(lessonQuery(client, lessonId));
  const lesson = query.data;
  const finish = useMutation({
    mutationFn: () =>
      client.unwrap(
        client.api.PATCH('/me/modules/{id}', {
          params: { path: { id: lessonId }, query: {} },
          body: {},
        }),
        { rethrow: true },
      ),
    onSuccess: async () => {
      await Promise.all(progressKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
      if (lesson) onFinished(lesson);
    },
  });
  if (!lesson) return notReady(query);
  return {
    status: 'ready',
    lesson,
    isFinishing: finish.isPending,
    finishError: finish.error?.message,
    onFinish: () => finish.mutate(),
  };
}
