import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { authoredLessonRef } from '../../lessons/authoring/authored-lesson.ts';
import { permissionOf } from '../../products/authored.ts';
import { userRef } from '../../refs.ts';

const counted = sql`(select jsonb_build_object(
    'pending', count(*) filter (where status = 'pending'),
    'needsRevision', count(*) filter (where status = 'needsRevision'),
    'complete', count(*) filter (where status = 'complete'))
  from homework_submission where homework_id = h.id)`;

type Dated<Item extends { updatedAt: string }> = Omit<Item, 'updatedAt'> & { updatedAt: Date };
const toDated = <Item extends { updatedAt: string }>(row: Dated<Item>) =>
  ({ ...row, updatedAt: row.updatedAt.toISOString() }) as Item;

/** The homework of a lesson as its authors see it. */
export async function readCreatorHomework(
  db: Kysely<DB>,
  lessonId: number,
): Promise<Schema<'CreatorHomework'> | undefined> {
  const { rows } = await sql<Dated<Schema<'CreatorHomework'>>>`
    select h.id, h.module_id as "moduleId", h.version, ${authoredLessonRef} as lesson, h.type, h.title, h.brief,
      h.challenge_id as "challengeId", h.max_files as "maxFiles", h.max_file_size as "maxFileSize",
      h.extensions, h.sections, ${counted} as counts, h.updated_at as "updatedAt",
      case when u.id is not null then ${userRef('u')} end as "updatedBy"
    from homework h
    join lesson l on l.module_id = h.module_id
    join module lm on lm.id = l.module_id
    join module p on p.id = l.product_id
    left join app_user u on u.id = h.updated_by
    where h.module_id = ${lessonId} and h.deleted_at is null`.execute(db);
  return rows[0] && toDated(rows[0]);
}

export interface HomeworkListFilter {
  type?: Schema<'HomeworkType'> | undefined;
  productId?: number | undefined;
  status?: string | undefined;
  page: number;
  pageSize: number;
}

/** The homework of the products someone authors, the last changed first. */
export async function listAuthoredHomeworks(
  db: Kysely<DB>,
  userId: number,
  { type = undefined, productId, status, page, pageSize }: HomeworkListFilter,
) {
  const from = sql`from homework h
    join lesson l on l.module_id = h.module_id
    join module lm on lm.id = l.module_id and lm.deleted_at is null
    join module p on p.id = l.product_id and p.deleted_at is null
    where h.deleted_at is null and ${permissionOf(userId, 'p')} is not null
      ${type === undefined ? sql`` : sql`and h.type = ${type}`}
      ${productId === undefined ? sql`` : sql`and l.product_id = ${productId}`}
      ${
        status === undefined
          ? sql``
          : sql`and exists (select 1 from homework_submission where homework_id = h.id and status = ${status})`
      }`;
  const { rows } = await sql<Dated<Schema<'CreatorHomeworkListItem'>>>`
    select h.id, h.module_id as "moduleId", h.type, h.title, ${authoredLessonRef} as lesson,
      ${counted} as counts, h.updated_at as "updatedAt"
    ${from}
    order by h.updated_at desc, h.id desc limit ${pageSize} offset ${page * pageSize}`.execute(db);
  const total = await sql<{ count: number }>`select count(*)::int as count ${from}`.execute(db);
  return {
    data: rows.map((row) => toDated<Schema<'CreatorHomeworkListItem'>>(row)),
    total: total.rows[0]?.count ?? 0,
  };
}

/** Keeps two changes of one homework apart until the transaction ends. */
export async function lockHomework(trx: Kysely<DB>, lessonId: number): Promise<void> {
  await trx
    .selectFrom('homework')
    .select('id')
    .where('module_id', '=', lessonId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .execute();
}
