import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { lessonQuery, type NotReady, progressKeys, useUplink } from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';
import { lazyPart } from '@uplink/ui/lazy-part';
import { useEffect } from 'react';
import { asFinished } from './lesson-next.rules.ts';
import { useStartOnOpen } from './start-on-open.ts';

export interface LessonPlayerReady {
  status: 'ready';
  lesson: Schema<'Lesson'>;
  isFinishing: boolean;
  finishError: string | undefined;
  /** Finished offline; kept on this device until it can be sent. */
  isFinishKept: boolean;
  /** Finished on this page a moment ago, with nothing left to do in it. */
  isJustDone: boolean;
  onFinish: () => void;
  isSkipping: boolean;
  onSkip: () => void;
}

/** Loaded while there is a network: it is needed when there is none. */
const finishLater = lazyPart(async () => (await import('./finish-later.ts')).finishLater);
/** Behind all that the lesson shows. */
const behindMs = 5000;

const untried = {
  variables: undefined,
  isPending: false,
  error: null,
  data: undefined,
  isSuccess: false,
};

/** Loads a lesson, and finishes or skips it. */
export function useLessonPlayer(
  lessonId: number,
  onFinished: (lesson: Schema<'Lesson'>) => void,
): NotReady | LessonPlayerReady {
  const client = useUplink();
  const queries = useQueryClient();
  const query = useHeldQuery(lessonQuery(client, lessonId));
  const closed = useStartOnOpen(query, lessonId);
  const lesson = query.data;
  const settle = useMutation({
    mutationFn: ({ id, skip }: { id: number; skip: boolean }) => {
      const sending = client.unwrap(
        client.api.PATCH('/me/modules/{id}', {
          params: { path: { id }, query: {} },
          body: skip ? { skip } : {},
        }),
        { rethrow: true },
      );
      return skip
        ? sending
        : sending.catch(async (error: unknown) => {
            await finishLater.load().catch(() => {});
            const keep = finishLater.get();
            return keep ? keep(client, queries, id, error) : Promise.reject(error);
          });
    },
    onSuccess: async (answer, { skip }) => {
      if (answer === 'kept') return;
      const refresh = () =>
        Promise.all(progressKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
      if (!lesson || skip) return refresh();
      // Shown at once: reading it again takes a while, and fails without a network.
      queries.setQueryData(lessonQuery(client, lessonId).queryKey, asFinished);
      void refresh();
      onFinished(lesson);
    },
  });
  const isOpen = lesson !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => void finishLater.load().catch(() => {}), behindMs);
    return () => clearTimeout(timer);
  }, [isOpen]);
  if (!lesson) return closed;
  // What was done in the previous lesson doesn't count for this one.
  const { variables, isPending, error, data, isSuccess } =
    settle.variables?.id === lessonId ? settle : untried;
  return {
    status: 'ready',
    lesson,
    isFinishing: isPending && !variables?.skip,
    finishError: error?.message,
    isFinishKept: data === 'kept',
    isJustDone: isSuccess && data !== 'kept' && !variables?.skip && lesson.remaining.length === 0,
    onFinish: () => settle.mutate({ id: lessonId, skip: false }),
    isSkipping: isPending && variables?.skip === true,
    onSkip: () => settle.mutate({ id: lessonId, skip: true }),
  };
}
