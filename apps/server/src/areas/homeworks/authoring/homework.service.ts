import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { sanitize } from '../../../html/sanitize.ts';
import { relieveLesson } from '../../learning/relieved-lessons.ts';
import { type Authorship, addedBy } from '../../lessons/authoring/authored-lesson.ts';

export interface HomeworkForm {
  type: Schema<'HomeworkType'>;
  title: string;
  /** HTML; cleaned here. */
  brief: string;
  maxFiles: number;
  sections: Schema<'HomeworkSection'>[];
  challengeId?: string | null;
  extensions?: string[] | null;
  maxFileSize?: number | null;
}

/** Gives a lesson its homework; without an author it was there from the start. */
export async function createHomework(
  trx: Kysely<DB>,
  lessonId: number,
  form: HomeworkForm,
  by?: Authorship,
): Promise<number> {
  const { id } = await trx
    .insertInto('homework')
    .values({
      module_id: lessonId,
      ...columnsOf(form),
      ...addedBy(by),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Replaces a homework with its next version. */
export async function replaceHomework(
  trx: Kysely<DB>,
  id: number,
  form: HomeworkForm,
  { authorId, now }: Authorship,
): Promise<void> {
  await trx
    .updateTable('homework')
    .set({
      ...columnsOf(form),
      version: sql`version + 1`,
      updated_at: now,
      updated_by: authorId,
    })
    .where('id', '=', id)
    .execute();
}

/** Takes a homework out of its lesson; learners who only had it left are still to finish that. */
export async function deleteHomework(
  trx: Kysely<DB>,
  { id, lessonId }: { id: number; lessonId: number },
  { authorId, now }: Authorship,
): Promise<void> {
  await trx
    .updateTable('homework')
    .set({ deleted_at: now, updated_at: now, updated_by: authorId })
    .where('id', '=', id)
    .execute();
  await relieveLesson(trx, lessonId, now);
}

/** A homework as it is stored. */
const columnsOf = (form: HomeworkForm) => ({
  type: form.type,
  title: form.title,
  brief: sanitize(form.brief),
  challenge_id: form.challengeId || null,
  max_files: form.maxFiles,
  max_file_size: form.maxFileSize ?? null,
  extensions: form.extensions ?? null,
  sections: JSON.stringify(form.sections),
});
