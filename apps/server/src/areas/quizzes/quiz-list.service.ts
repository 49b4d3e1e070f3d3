import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { toLessonRef } from '../learning/lesson-access.ts';
import { contentLock } from '../learning/lesson-lock.rules.ts';
import { selectLessonStates, selectProductStates } from '../learning/lesson-state.repository.ts';
import { paging } from '../paging.ts';
import { listLatestSubmissions } from './quiz-submissions.repository.ts';

export interface QuizFilter {
  status?: string;
  productId?: number;
  page: number;
  pageSize: number;
}

/** The quizzes of a learner's products, open ones first, each with its latest submission. */
export async function listOwnQuizzes(
  db: Kysely<DB>,
  userId: number,
  filter: QuizFilter,
): Promise<Schema<'QuizPage'>> {
  const owned = await selectProductStates(db, userId);
  const products = owned.filter(
    ({ id }) => filter.productId === undefined || id === filter.productId,
  );
  const lessons = await selectLessonStates(
    db,
    userId,
    products.map(({ id }) => id),
  );
  const wanted = filter.status?.split(',');
  const items = products.flatMap((product) => {
    const own = lessons.filter((lesson) => lesson.product_id === product.id);
    return own.flatMap((lesson) => {
      if (lesson.quiz_id === null) return [];
      const isLocked = contentLock(product, own, lesson) !== null;
      const status =
        lesson.quiz_status === 'notSubmitted' && isLocked
          ? 'notAvailable'
          : (lesson.quiz_status ?? 'notSubmitted');
      return [{ quizId: lesson.quiz_id, lesson, product, status }];
    });
  });
  const rank = { notSubmitted: 0, complete: 1, notAvailable: 2, pending: 0, needsRevision: 0 };
  const found = items
    .filter(({ status }) => wanted === undefined || wanted.includes(status))
    .sort((one, other) => rank[one.status] - rank[other.status]);
  const shown = found.slice(filter.page * filter.pageSize, (filter.page + 1) * filter.pageSize);
  const submissions = await listLatestSubmissions(
    db,
    userId,
    shown.map(({ quizId }) => quizId),
  );
  return {
    data: shown.map(({ quizId, lesson, product, status }) => ({
      quizId,
      moduleId: lesson.id,
      title: lesson.quiz_title ?? '',
      lesson: toLessonRef(lesson, product),
      questionCount: lesson.quiz_questions,
      status,
      submission: submissions.get(quizId) ?? null,
    })),
    paging: paging('/me/quizzes', { ...filter }, found.length),
  };
}
