import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type Schema, type Stored } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import {
  examAttemptQuery,
  examKeys,
  type NotReady,
  notReady,
  progressKeys,
  useLatest,
  useUplink,
} from '@uplink/api-client/react';
import {
  type Answer,
  type Answers,
  describeConflict,
  noAnswer,
  questionMessages,
} from '@uplink/kit/questions';
import { type Saving, savingOf, useSaveQueue } from '@uplink/kit/saving';
import { useHeldQuery } from '@uplink/kit/states';
import { useEffect, useMemo, useState } from 'react';
import { examAttemptMessages } from './exam-attempt.messages.ts';
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
  saving: Saving;
  isTimeUp: boolean;
  isFinishing: boolean;
  finishError: string | undefined;
  onAnswer: (answerId: number, answer: Answer) => void;
  onFinish: () => void;
  onTimeUp: () => void;
}

/** Loads an open attempt, saves each answer by itself, and hands it in, at the latest at its deadline. */
export function useExamAttempt(
  attemptId: number,
  onFinished: () => void,
): NotReady | ExamAttemptReady {
  const questionTexts = useMessages(questionMessages);
  const messages = useMessages(examAttemptMessages);
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
  const known = useLatest({ isTimeUp, onFinished });
  const findPlace = (id: string) => places.find(({ answerId }) => String(answerId) === id);
  const isOver = attempt?.status === 'completed';
  const queue = useSaveQueue<Answer>(
    examSaving(client, attemptId, {
      findQuestion: (id) => findPlace(id)?.question.id ?? 0,
      onOver: () => void queries.invalidateQueries({ queryKey }),
    }),
    { stored: useMemo(() => storedAnswers(attempt), [attempt]), isOver },
  );

  const finish = useMutation({
    mutationFn: async ({ isForced }: { isForced: boolean }) => {
      const state = await queue.settle();
      if (!isForced && state === 'conflict') throw new Error(messages.chooseFirst);
      if (!isForced && state !== 'saved') throw new Error(messages.notSent);
      return client.unwrap(
        client.api.PATCH('/me/exams/attempts/{examAttemptId}', {
          params: { path: { examAttemptId: attemptId } },
          body: { status: 'completed' },
        }),
        { rethrow: true },
      );
    },
    // After the deadline a passing failure is retried without the learner doing anything.
    retry: (_count, error) =>
      known.current.isTimeUp && error instanceof ApiError && error.isPassing,
    retryDelay: retryMs,
    onSuccess: (completed) => queries.setQueryData(queryKey, completed),
  });

  const { clear } = queue;
  // Completed here, on another device or by the server's clock: the way on is the same.
  useEffect(() => {
    if (!isOver) return;
    clear();
    for (const key of [...examKeys, ...progressKeys])
      void queries.invalidateQueries({ queryKey: key, refetchType: 'none' });
    known.current.onFinished();
  }, [isOver, clear, queries]);

  if (!attempt) return notReady(query);
  return {
    status: 'ready',
    attempt,
    places,
    answers: queue.entries,
    skewMs: Date.parse(attempt.serverTime) - query.dataUpdatedAt,
    saving: savingOf(queue, messages.saved, (id, mine, theirs) =>
      describeConflict(findPlace(id)?.question, mine, theirs, questionTexts),
    ),
    isTimeUp,
    isFinishing: finish.isPending || isOver,
    finishError: finish.error?.message,
    onAnswer: (answerId, answer) => {
      if (!isTimeUp && !isOver) queue.set(String(answerId), { ...noAnswer, ...answer });
    },
    onFinish: () => finish.mutate({ isForced: false }),
    onTimeUp: () => {
      setTimeUp(true);
      finish.mutate({ isForced: true });
    },
  };
}

function storedAnswers(attempt: Schema<'ExamAttempt'> | undefined): Map<string, Stored<Answer>> {
  const answers = attempt?.answers ?? [];
  return new Map(
    answers.flatMap(({ examAnswerId, answerIds, text, version, savedAt }) =>
      savedAt ? [[String(examAnswerId), { value: { answerIds, text }, version, savedAt }]] : [],
    ),
  );
}
