import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import {
  createHomework,
  deleteHomework,
  replaceHomework,
} from '../../homeworks/authoring/homework.service.ts';
import type { Authorship } from '../../lessons/authoring/authored-lesson.ts';
import { createQuiz, deleteQuiz, replaceQuiz } from '../../quizzes/authoring/quiz.service.ts';
import type { HomeworkContent, QuizContent } from './content.types.ts';
import { toHomeworkForm, toQuizForm } from './forms.rules.ts';
import type { LoadedLesson, StoredQuiz } from './load-lessons.ts';
import type { SaveForm } from './save.types.ts';

interface LessonPlace {
  id: number;
  before: LoadedLesson | undefined;
  by: Authorship;
}

export async function saveQuiz(
  trx: Kysely<DB>,
  { id, before, by, path }: LessonPlace & { path: string },
  quiz: QuizContent | null,
): Promise<void> {
  const known = before?.quiz ?? null;
  if (known && !quiz) return deleteQuiz(trx, { quizId: known.id, moduleId: id }, by);
  if (!quiz || isDeepStrictEqual(quiz, before?.content.quiz)) return;
  const form = toQuizForm(quiz, (position) => `${path}?position=${position}`);
  if (known) await replaceQuiz(trx, known.id, withIds(form, known), by);
  // What comes with a lesson was there from its start.
  else await createQuiz(trx, id, form, before && by);
}

/** Questions that ask the same keep their ids, and with them what learners saved. */
function withIds(form: ReturnType<typeof toQuizForm>, { questions }: StoredQuiz) {
  const free = new Set(questions);
  return {
    ...form,
    questions: form.questions.map((one) => {
      const same = [...free].find(
        ({ type, question }) => type === one.type && question === one.question,
      );
      if (!same) return one;
      free.delete(same);
      const answers = one.answers.map((answer) => {
        const known = same.answers.find((other) => other.answer === answer.answer);
        return known ? { ...answer, id: known.id } : answer;
      });
      return { ...one, id: same.id, answers };
    }),
  };
}

export async function saveHomework(
  trx: Kysely<DB>,
  { id, before, by, toHtml }: LessonPlace & Pick<SaveForm, 'toHtml'>,
  homework: HomeworkContent | null,
): Promise<void> {
  const known = before?.homeworkId ?? null;
  if (known !== null && !homework) return deleteHomework(trx, { id: known, lessonId: id }, by);
  if (!homework || isDeepStrictEqual(homework, before?.content.homework)) return;
  const form = toHomeworkForm(homework, toHtml(homework.brief));
  if (known === null) await createHomework(trx, id, form, before && by);
  else await replaceHomework(trx, known, form, by);
}
