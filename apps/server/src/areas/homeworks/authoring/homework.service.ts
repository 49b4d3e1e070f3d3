import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { sanitize } from '../../../html/sanitize.ts';

export interface HomeworkForm {
  type: Schema<'HomeworkType'>;
  title: string;
  /** HTML; cleaned here. */
  brief: string;
  maxFiles: number;
  sections: Schema<'HomeworkSection'>[];
}

/** Gives a lesson its homework. */
export async function createHomework(
  trx: Kysely<DB>,
  lessonId: number,
  form: HomeworkForm,
): Promise<number> {
  const { id } = await trx
    .insertInto('homework')
    .values({
      module_id: lessonId,
      type: form.type,
      title: form.title,
      brief: sanitize(form.brief),
      max_files: form.maxFiles,
      sections: JSON.stringify(form.sections),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
