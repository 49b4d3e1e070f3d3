import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  ApiError,
  createSaveQueue,
  overallState,
  type SaveState,
  type Schema,
} from '@uplink/api-client';
import {
  examAttemptQuery,
  examKeys,
  type NotReady,
  notReady,
  progressKeys,
  useUplink,
} from '@uplink/api-client/react';
import { type Answer, type Answers, describeConflict, noAnswer } from '@uplink/kit/questions';
import { type Conflict, findConflicts, isUnsafe, useLeaveWarning } from '@uplink/kit/saving';
import { useHeldQuery } from '@uplink/kit/states';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { messages } from './exam-attempt.messages.ts';
import { type ExamPlace, placesOf } from './exam-attempt.rules.ts';
import { examSaving } from './exam-saving.queries.ts';

/** How often the clock is set by the server's, which also tells of an end on another device. */
const resyncMs = 60_000;
const retryMs = 5_000;

export interface ExamAttemptReady {
  status: 'ready';
  attempt: Schema<'ExamAttempt'>;
  places: readonly ExamPlace[];
  answers: Answers;
  /** What the server's clock is ahead of this device's. */
  skewMs: number;
  saveState: SaveState;
  savedAt: string | undefined;
  saveMessage: string | undefined;
  conflicts: readonly Conflict[];
  isTimeUp: boolean;
  isFinishing: boolean;
  finishError: string | undefined;
  onAnswer: (answerId: number, answer: Answer) => void;
  onRetrySave: () => void;
  onResolve: (id: string, choice: 'mine' | 'theirs') => void;
  onFinish: () => void;
  onTimeUp: () => void;
}

/** Loads an open attempt, saves each answer by itself, and hands it in, at the latest at its deadline. */
export function useExamAttempt(
  attemptId: number,
  onFinished: () => void,
): NotReady | ExamAttemptReady {
  const client = useUplink();
  const queries = useQueryClient();
  const query = useHeldQuery({
    ...examAttemptQuery(client, attemptId),
    refetchInterval: resyncMs,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  const attempt = query.data;
  const { queryKey } = examAttemptQuery(client, attemptId);
  const places = useMemo(() => (attempt ? placesOf(attempt) : []), [attempt]);
  const [isTimeUp, setTimeUp] = useState(false);
  const known = useRef({ places, isTimeUp, onFinished });
  known.current = { places, isTimeUp, onFinished };
  const findPlace = (id: string) =>
    known.current.places.find(({ answerId }) => String(answerId) === id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one queue for an attempt; the rest is looked up when it is needed
  const queue = useMemo(
    () =>
      createSaveQueue<Answer>(
        examSaving(client, attemptId, {
          findQuestion: (id) => findPlace(id)?.question.id ?? 0,
          onOver: () => void queries.invalidateQueries({ queryKey }),
        }),
      ),
    [client, attemptId],
  );
  useEffect(() => {
    for (const { examAnswerId, answerIds, text, version, savedAt } of attempt?.answers ?? [])
      if (savedAt) queue.load(String(examAnswerId), { answerIds, text }, { version, savedAt });
  }, [queue, attempt]);
  const answers = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  const saveState = overallState(answers.values());
  const isOver = attempt?.status === 'completed';
  useLeaveWarning(!isOver && isUnsafe(saveState));

  const finish = useMutation({
    mutationFn: async ({ isForced }: { isForced: boolean }) => {
      const isSaved = await queue.settle();
      if (!isForced && overallState(queue.getSnapshot().values()) === 'conflict')
        throw new Error(messages.chooseFirst);
      if (!isForced && !isSaved) throw new Error(messages.notSent);
      return client.unwrap(
        client.api.PATCH('/me/exams/attempts/{examAttemptId}', {
          params: { path: { examAttemptId: attemptId } },
          body: { status: 'completed' },
        }),
        { rethrow: true },
      );
    },
    // At the deadline nobody has to press anything for it to go on.
    retry: (_count, error) =>
      known.current.isTimeUp && error instanceof ApiError && error.isPassing,
    retryDelay: retryMs,
    onSuccess: (completed) => queries.setQueryData(queryKey, completed),
  });

  // Completed here, on another device or by the server's clock: the way on is the same.
  useEffect(() => {
    if (!isOver) return;
    queue.clear();
    for (const key of [...examKeys, ...progressKeys])
      void queries.invalidateQueries({ queryKey: key, refetchType: 'none' });
    known.current.onFinished();
  }, [isOver, queue, queries]);

  if (!attempt) return notReady(query);
  const saved = [...answers.values()].flatMap(({ savedAt }) => savedAt ?? []).sort();
  return {
    status: 'ready',
    attempt,
    places,
    answers,
    skewMs: Date.parse(attempt.serverTime) - query.dataUpdatedAt,
    saveState,
    savedAt: saved.at(-1),
    saveMessage: [...answers.values()].find(({ message }) => message)?.message,
    conflicts: findConflicts(answers, (id, mine, theirs) =>
      describeConflict(findPlace(id)?.question, mine, theirs),
    ),
    isTimeUp,
    isFinishing: finish.isPending || isOver,
    finishError: finish.error?.message,
    onAnswer: (answerId, answer) => {
      if (!isTimeUp && !isOver) queue.set(String(answerId), { ...noAnswer, ...answer });
    },
    onRetrySave: queue.retry,
    onResolve: queue.resolve,
    onFinish: () => finish.mutate({ isForced: false }),
    onTimeUp: () => {
      setTimeUp(true);
      finish.mutate({ isForced: true });
    },
  };
}
