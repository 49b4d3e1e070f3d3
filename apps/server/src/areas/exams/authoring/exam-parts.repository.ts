import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Drawable } from './blueprint.rules.ts';

/** The products whose learners may sit an exam. */
export async function replaceModules(trx: Kysely<DB>, examId: number, moduleIds: number[]) {
  await trx.deleteFrom('assessment_module').where('assessment_id', '=', examId).execute();
  const ids = [...new Set(moduleIds)];
  if (ids.length === 0) return;
  await trx
    .insertInto('assessment_module')
    .values(ids.map((module_id) => ({ assessment_id: examId, module_id })))
    .execute();
}

/** What the next attempts ask. */
export async function replaceQuestions(
  trx: Kysely<DB>,
  examId: number,
  questions: readonly Drawable[],
) {
  await trx.deleteFrom('assessment_question').where('assessment_id', '=', examId).execute();
  if (questions.length === 0) return;
  await trx
    .insertInto('assessment_question')
    .values(
      questions.map(({ id, weight }, index) => ({
        assessment_id: examId,
        question_id: id,
        position: index + 1,
        weight,
      })),
    )
    .execute();
}

/** The practical part. Items whose words stay keep what learners ticked. */
export async function replaceChecklist(
  trx: Kysely<DB>,
  examId: number,
  checklist: readonly string[],
) {
  const stored = await trx
    .selectFrom('assessment_checklist_item')
    .select(['id', 'text'])
    .where('assessment_id', '=', examId)
    .orderBy('position')
    .execute();
  const left = [...stored];
  for (const [index, text] of checklist.entries()) {
    const place = left.findIndex((one) => one.text === text);
    const [same] = place < 0 ? [] : left.splice(place, 1);
    if (same)
      await trx
        .updateTable('assessment_checklist_item')
        .set({ position: index + 1 })
        .where('id', '=', same.id)
        .execute();
    else
      await trx
        .insertInto('assessment_checklist_item')
        .values({ assessment_id: examId, text, position: index + 1 })
        .execute();
  }
  const removed = left.map(({ id }) => id);
  if (removed.length > 0)
    await trx.deleteFrom('assessment_checklist_item').where('id', 'in', removed).execute();
}
