import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { toLessonRef, toProductRef } from '../learning/lesson-access.ts';
import { contentLock } from '../learning/lesson-lock.rules.ts';
import { selectLessonStates, selectProductStates } from '../learning/lesson-state.repository.ts';
import { paging } from '../paging.ts';

export interface HomeworkFilter {
  status?: string;
  productId?: number;
  page: number;
  pageSize: number;
}

type Status = Schema<'SubmissionStatus'>;

const rank: Record<Status, number> = {
  needsRevision: 0,
  notSubmitted: 1,
  pending: 2,
  complete: 3,
  notAvailable: 4,
};

/** Every homework of a learner's products with its state; locked ones are not available. */
async function listAll(db: Kysely<DB>, userId: number, productId?: number) {
  const owned = await selectProductStates(db, userId);
  const products = owned.filter(({ id }) => productId === undefined || id === productId);
  const lessons = await selectLessonStates(
    db,
    userId,
    products.map(({ id }) => id),
  );
  return products.flatMap((product) => {
    const own = lessons.filter((lesson) => lesson.product_id === product.id);
    return own.flatMap((lesson) => {
      if (lesson.homework_id === null) return [];
      const stored: Status = lesson.homework_status ?? 'notSubmitted';
      const isLocked = contentLock(product, own, lesson) !== null;
      const status: Status = stored === 'notSubmitted' && isLocked ? 'notAvailable' : stored;
      return [{ homeworkId: lesson.homework_id, lesson, product, status }];
    });
  });
}

export async function listOwnHomeworks(
  db: Kysely<DB>,
  userId: number,
  filter: HomeworkFilter,
): Promise<Schema<'HomeworkPage'>> {
  const wanted = filter.status?.split(',');
  const found = (await listAll(db, userId, filter.productId))
    .filter(({ status }) => wanted === undefined || wanted.includes(status))
    .sort((one, other) => rank[one.status] - rank[other.status]);
  const shown = found.slice(filter.page * filter.pageSize, (filter.page + 1) * filter.pageSize);
  const submissions = await db
    .selectFrom('homework_submission')
    .select(['id', 'homework_id', 'updated_at'])
    .where('user_id', '=', userId)
    .where('homework_id', 'in', [0, ...shown.map(({ homeworkId }) => homeworkId)])
    .execute();
  const byHomework = new Map(submissions.map((row) => [row.homework_id, row]));
  return {
    data: shown.map(({ homeworkId, lesson, product, status }) => ({
      homeworkId,
      moduleId: lesson.id,
      title: lesson.homework_title ?? '',
      type: lesson.homework_type ?? 'UPLOAD',
      lesson: toLessonRef(lesson, product),
      status,
      submissionId: byHomework.get(homeworkId)?.id ?? null,
      updatedAt: byHomework.get(homeworkId)?.updated_at.toISOString() ?? null,
    })),
    paging: paging('/me/homeworks', { ...filter }, found.length),
  };
}

/** How many homeworks each product holds, and how many are open or complete. */
export async function listProductHomeworks(
  db: Kysely<DB>,
  userId: number,
): Promise<Schema<'ProductHomework'>[]> {
  const counts = new Map<number, Schema<'ProductHomework'>>();
  for (const { product, status } of await listAll(db, userId)) {
    const count = counts.get(product.id) ?? {
      product: toProductRef(product),
      total: 0,
      open: 0,
      complete: 0,
    };
    count.total += 1;
    if (status === 'complete') count.complete += 1;
    else if (status !== 'notAvailable') count.open += 1;
    counts.set(product.id, count);
  }
  return [...counts.values()];
}
