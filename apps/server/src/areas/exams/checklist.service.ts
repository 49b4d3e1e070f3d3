import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { requireExamById, toExam } from './exams.service.ts';

/** Ticks an item of the practical part, or takes the tick back. A second tick keeps the first's time. */
export async function tickItem(
  db: Kysely<DB>,
  clock: Clock,
  key: { userId: number; examId: number; itemId: number },
  isDone: boolean,
): Promise<Schema<'Exam'>> {
  const { userId, examId, itemId } = key;
  const exam = await requireExamById({ db, clock }, userId, examId);
  if (!exam.checklist.some(({ id }) => id === itemId))
    throw notFound("This item isn't part of the checklist.");
  if (isDone) {
    await db
      .insertInto('checklist_tick')
      .values({ user_id: userId, item_id: itemId, done_at: clock.now() })
      .onConflict((one) => one.columns(['user_id', 'item_id']).doNothing())
      .execute();
  } else {
    await db
      .deleteFrom('checklist_tick')
      .where('user_id', '=', userId)
      .where('item_id', '=', itemId)
      .execute();
  }
  return toExam(await requireExamById({ db, clock }, userId, examId), clock.now());
}
