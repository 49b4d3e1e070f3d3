import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createSaveQueue, overallState, type SaveState, type Schema } from '@uplink/api-client';
import {
  type NotReady,
  notReady,
  progressKeys,
  quizQuery,
  useUplink,
} from '@uplink/api-client/react';
import { type Answer, describeConflict, noAnswer } from '@uplink/kit/questions';
import { type Conflict, findConflicts, isUnsafe, useLeaveWarning } from '@uplink/kit/saving';
import { useHeldQuery } from '@uplink/kit/states';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { messages } from './quiz-player.messages.ts';
import { toQuizAnswers } from './quiz-player.rules.ts';
import { quizSaving } from './quiz-saving.queries.ts';

export interface QuizPlayerReady {
  status: 'ready';
  quiz: Schema<'LearnerQuiz'>;
  answers: ReadonlyMap<string, { value: Answer }>;
  saveState: SaveState;
  savedAt: string | undefined;
  saveMessage: string | undefined;
  isSubmitting: boolean;
  submitError: string | undefined;
  onAnswer: (questionId: number, answer: Answer) => void;
  onRetrySave: () => void;
  /** Answers that were changed here and elsewhere. */
  conflicts: readonly Conflict[];
  onResolve: (id: string, choice: 'mine' | 'theirs') => void;
  onSubmit: () => void;
}

/** Loads the quiz of a lesson, saves each answer by itself, and hands all of them in. */
export function useQuizPlayer(
  lessonId: number,
  onSubmitted: (submission: Schema<'QuizSubmission'>) => void,
): NotReady | QuizPlayerReady {
  const client = useUplink();
  const queries = useQueryClient();
  const query = useHeldQuery(quizQuery(client, lessonId));
  const quiz = query.data;
  const quizId = quiz?.id ?? 0;
  const [submitError, setSubmitError] = useState<string>();

  const queue = useMemo(
    () => createSaveQueue<Answer>(quizSaving(client, { quizId, lessonId })),
    [client, quizId, lessonId],
  );
  useEffect(() => {
    for (const { questionId, answerIds, text, ...receipt } of quiz?.answers ?? []) {
      queue.load(String(questionId), { answerIds, text }, receipt);
    }
  }, [queue, quiz]);
  const answers = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  const saveState = overallState(answers.values());
  useLeaveWarning(isUnsafe(saveState));

  const submit = useMutation({
    mutationFn: async () => {
      if (!quiz) throw new Error('The quiz is not loaded.');
      await queue.settle();
      // Handing in would write over what was saved elsewhere.
      if (overallState(queue.getSnapshot().values()) === 'conflict') {
        throw new Error(messages.chooseFirst);
      }
      return client.unwrap(
        client.api.PUT('/me/quizzes/{id}', {
          params: { path: { id: quizId } },
          body: { answers: toQuizAnswers(quiz, queue.getSnapshot()), version: quiz.version },
        }),
        { rethrow: true },
      );
    },
    onMutate: () => setSubmitError(undefined),
    onError: (error) => setSubmitError(error.message || messages.notSent),
    onSuccess: async (submission) => {
      queue.clear();
      await Promise.all(
        [['/me/modules/{moduleId}/quiz'], ...progressKeys].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
      onSubmitted(submission);
    },
  });

  if (!quiz) return notReady(query);
  const saved = [...answers.values()].flatMap(({ savedAt }) => savedAt ?? []).sort();
  return {
    status: 'ready',
    quiz,
    answers,
    saveState,
    savedAt: saved.at(-1),
    saveMessage: [...answers.values()].find(({ message }) => message)?.message,
    isSubmitting: submit.isPending,
    submitError,
    onAnswer: (questionId, answer) => queue.set(String(questionId), { ...noAnswer, ...answer }),
    onRetrySave: queue.retry,
    conflicts: findConflicts(answers, (questionId, mine, theirs) =>
      describeConflict(
        quiz.questions.find(({ id }) => String(id) === questionId),
        mine,
        theirs,
      ),
    ),
    onResolve: queue.resolve,
    onSubmit: () => submit.mutate(),
  };
}
