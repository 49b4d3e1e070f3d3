import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, type Schema } from '@uplink/api-client';
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
  /** It was finished without a network: this is kept here until it can be sent. */
  isFinishKept: boolean;
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
  const query = useQuery(lessonQuery(client, lessonId));
  const lesson = query.data;
  const refresh = () =>
    Promise.all(progressKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));

  /** Keeps on this device what could not be sent; everything else that goes wrong is told. */
  async function keepFinished(error: unknown): Promise<'kept'> {
    if (!(error instanceof ApiError) || error.kind !== 'offline') throw error;
    const { finishLater } = await import('./finish-later.ts').catch(() => Promise.reject(error));
    await finishLater(client, lessonId, () => void refresh());
    queries.setQueryData(
      lessonQuery(client, lessonId).queryKey,
      (known) => known && finished(known),
    );
    return 'kept';
  }

  const settle = useMutation({
    mutationFn: ({ skip }: { skip: boolean }) => {
      const sending = client.unwrap(
        client.api.PATCH('/me/modules/{id}', {
          params: { path: { id: lessonId }, query: {} },
          body: skip ? { skip } : {},
        }),
        { rethrow: true },
      );
      return skip ? sending : sending.catch(keepFinished);
    },
    onSuccess: async (answer, { skip }) => {
      if (answer === 'kept') return;
      await refresh();
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
    isFinishKept: settle.data === 'kept',
    onFinish: () => settle.mutate({ skip: false }),
    isSkipping: isPending && variables.skip,
    onSkip: () => settle.mutate({ skip: true }),
  };
}

/** The lesson as it will be once the academy knows that it was finished. */
function finished(lesson: Schema<'Lesson'>): Schema<'Lesson'> {
  return {
    ...lesson,
    isFinished: true,
    remaining: lesson.remaining.filter((part) => part !== 'finish'),
  };
}
