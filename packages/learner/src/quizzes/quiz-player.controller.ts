import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema, Stored } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import {
  type NotReady,
  notReady,
  progressKeys,
  quizQuery,
  readKey,
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
import { useMemo } from 'react';
import { quizPlayerMessages } from './quiz-player.messages.ts';
import { toQuizAnswers } from './quiz-player.rules.ts';
import { quizSaving } from './quiz-saving.queries.ts';

export interface QuizPlayerReady {
  status: 'ready';
  quiz: Schema<'LearnerQuiz'>;
  answers: Answers;
  saving: Saving;
  isSubmitting: boolean;
  submitError: string | undefined;
  onAnswer: (questionId: number, answer: Answer) => void;
  onSubmit: () => void;
}

/** Loads the quiz of a lesson, saves each answer by itself, and hands all of them in. */
export function useQuizPlayer(
  lessonId: number,
  onSubmitted: (submission: Schema<'QuizSubmission'>) => void,
): NotReady | QuizPlayerReady {
  const questionTexts = useMessages(questionMessages);
  const messages = useMessages(quizPlayerMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const query = useHeldQuery(quizQuery(client, lessonId));
  const quiz = query.data;
  const quizId = quiz?.id ?? 0;

  const queue = useSaveQueue<Answer>(quizSaving(client, { quizId, lessonId }), {
    stored: useMemo(() => storedAnswers(quiz), [quiz]),
  });

  const submit = useMutation({
    mutationFn: async () => {
      if (!quiz) throw new Error('The quiz is not loaded.');
      // Handing in would write over what was saved elsewhere.
      if ((await queue.settle()) === 'conflict') throw new Error(messages.chooseFirst);
      return client.unwrap(
        client.api.PUT('/me/quizzes/{id}', {
          params: { path: { id: quizId } },
          body: { answers: toQuizAnswers(quiz, queue.getSnapshot()), version: quiz.version },
        }),
        { rethrow: true },
      );
    },
    onSuccess: async (submission) => {
      queue.clear();
      await Promise.all(
        [readKey('/me/modules/{moduleId}/quiz'), ...progressKeys].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
      onSubmitted(submission);
    },
  });

  if (!quiz) return notReady(query);
  return {
    status: 'ready',
    quiz,
    answers: queue.entries,
    saving: savingOf(queue, messages.saved, (questionId, mine, theirs) =>
      describeConflict(
        quiz.questions.find(({ id }) => String(id) === questionId),
        mine,
        theirs,
        questionTexts,
      ),
    ),
    isSubmitting: submit.isPending,
    submitError: submit.error ? submit.error.message || messages.notSent : undefined,
    onAnswer: (questionId, answer) => queue.set(String(questionId), { ...noAnswer, ...answer }),
    onSubmit: () => submit.mutate(),
  };
}

function storedAnswers(quiz: Schema<'LearnerQuiz'> | undefined): Map<string, Stored<Answer>> {
  const answers = quiz?.answers ?? [];
  return new Map(
    answers.map(({ questionId, answerIds, text, version, savedAt }) => [
      String(questionId),
      { value: { answerIds, text }, version, savedAt },
    ]),
  );
}
