import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { quizFaults } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import {
  createQuiz,
  deleteQuiz,
  lessonQuizQuery,
  type NotReady,
  notReady,
  quizStatisticsQuery,
  readKey,
  updateQuiz,
  useUplink,
} from '@uplink/api-client/react';
import { type Form, useForm } from '@uplink/kit/forms';
import { useHeldQuery } from '@uplink/kit/states';
import { useAuthorWords } from '../shared/author-words.ts';
import { quizEditorMessages } from './quiz-editor.messages.ts';
import { type QuizValues, toQuizForm, toQuizValues } from './quiz-form.rules.ts';

/** A lesson with its quiz, or its state while there is none to show. */
export function useLessonQuiz(
  lessonId: number,
): NotReady | { status: 'ready'; lessonQuiz: Schema<'LessonQuiz'> } {
  const query = useHeldQuery(lessonQuizQuery(useUplink(), lessonId));
  return query.data ? { status: 'ready', lessonQuiz: query.data } : notReady(query);
}

export interface QuizEditing {
  form: Form<QuizValues>;
  stored: QuizValues;
  statistics: ReadonlyMap<number, Schema<'QuestionStatistics'>>;
  isDeleting: boolean;
  deleteError: string | undefined;
  onDelete: () => Promise<unknown>;
}

/** The form of a quiz: saved by its button against the version that was read, merged when that is no longer stored. */
export function useQuizEditing({ lesson, quiz }: Schema<'LessonQuiz'>): QuizEditing {
  const messages = useMessages(quizEditorMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const options = lessonQuizQuery(client, lesson.id);
  const valuesOf = (one: Schema<'CreatorQuiz'> | null) =>
    toQuizValues(one, messages.titleOf(lesson.name));
  const stored = valuesOf(quiz);
  const path = (quizId: number) => ({ moduleId: lesson.id, quizId });

  function keep(saved: Schema<'CreatorQuiz'> | null) {
    queries.setQueryData(options.queryKey, (one) => one && { ...one, quiz: saved });
    return queries.invalidateQueries({ queryKey: readKey('/creator/quizzes') });
  }

  const form = useForm<QuizValues>({
    stored,
    rules: (values) => quizFaults(toQuizForm(values)),
    words: useAuthorWords(),
    draft: `quiz-editor.${lesson.id}`,
    warnsOnLeave: true,
    describe: (field, value) =>
      field === 'title'
        ? { label: messages.theTitle, lines: [String(value)] }
        : {
            label: messages.facts((value as unknown[]).length, 0, lesson.name),
            lines: (value as QuizValues['questions']).map(({ question }) => question),
          },
    async send(values) {
      const body = toQuizForm(values);
      // A conflict may have brought a newer version.
      const current = queries.getQueryData(options.queryKey)?.quiz;
      const saved = current
        ? await updateQuiz(client, path(current.id), { ...body, version: current.version })
        : await createQuiz(client, lesson.id, body);
      void keep(saved);
      return valuesOf(saved);
    },
    async fetchStored() {
      const fresh = await queries.fetchQuery({ ...options, staleTime: 0 });
      return valuesOf(fresh.quiz);
    },
  });

  const statistics = useQuery({
    ...quizStatisticsQuery(client, quiz?.id ?? 0),
    enabled: (quiz?.submissionCount ?? 0) > 0,
  });
  const removal = useMutation({
    mutationFn: async () => {
      if (!quiz) return;
      await deleteQuiz(client, path(quiz.id), quiz.version);
      form.discard();
      await keep(null);
    },
  });
  return {
    form,
    stored,
    statistics: new Map(statistics.data?.questions.map((one) => [one.questionId, one])),
    isDeleting: removal.isPending,
    deleteError: removal.error?.message,
    onDelete: () => removal.mutateAsync(),
  };
}
