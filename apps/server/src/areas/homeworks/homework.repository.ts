import type { Schema } from '@uplink/api-client';
import { UPLOAD_RULES } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';

type HomeworkRow = NonNullable<Awaited<ReturnType<typeof findHomework>>>;

/** Also one that was deleted: mentors still read what was handed in. */
export function findHomework(db: Kysely<DB>, homeworkId: number) {
  return db.selectFrom('homework').selectAll().where('id', '=', homeworkId).executeTakeFirst();
}

export function findHomeworkOfLesson(db: Kysely<DB>, lessonId: number) {
  return db
    .selectFrom('homework')
    .selectAll()
    .where('module_id', '=', lessonId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export function toTask(row: HomeworkRow): Schema<'HomeworkTask'> {
  return {
    homeworkId: row.id,
    moduleId: row.module_id,
    challengeId: row.challenge_id,
    type: row.type as Schema<'HomeworkType'>,
    title: row.title,
    brief: row.brief,
    maxFiles: row.max_files,
    maxFileSize: row.max_file_size ?? UPLOAD_RULES.homework.maxSize,
    allowedExtensions: row.extensions ?? [...UPLOAD_RULES.homework.extensions],
    sections: row.sections as unknown as Schema<'HomeworkSection'>[],
  };
}
