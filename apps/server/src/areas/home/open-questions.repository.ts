import type { Schema } from '@uplink/api-client';
import { LIST_COUNT_LIMIT } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { isHeld, isHidden } from '../moderation/hidden.ts';
import { hasLessons } from '../module-kinds.ts';
import { productRef, userRef } from '../refs.ts';
import { MOST_SHOWN } from './home.rules.ts';

type Row = Omit<Schema<'OpenQuestion'>, 'askedAt'> & { askedAt: Date };

/** The questions that a person may answer and no mentor of the product has answered, the oldest first. */
export async function readOpenQuestions(
  db: Kysely<DB>,
  userId: number,
): Promise<Schema<'CreatorHome'>['questions']> {
  const { rows } = await sql<Row & { total: number }>`
    with mine as (
      select module_id as id from module_mentor where user_id = ${userId}
      union select module_id from module_recipient where user_id = ${userId}),
    mentored as materialized (
      select p.id from module p where p.deleted_at is null and p.discussion_enabled and ${hasLessons('p')} and (
        p.owner_id = ${userId} or p.id in (select id from mine)
        or exists (select 1 from module_child c where c.child_id = p.id and c.parent_id in (select id from mine)))),
    open as materialized (
      select q.id, l.product_id from mentored join lesson l on l.product_id = mentored.id
      join lesson_question q on q.module_id = l.module_id and q.deleted_at is null and q.user_id <> ${userId}
      where not ${isHidden('question', sql`q.id`)} and not ${isHeld('question', sql`q.id`)} and not exists (
        select 1 from lesson_response r join module p on p.id = l.product_id
        where r.question_id = q.id and r.deleted_at is null and (
          r.user_id = p.owner_id or exists (
            select 1 from (select user_id, module_id from module_mentor
              union all select user_id, module_id from module_recipient) teaching
            where teaching.user_id = r.user_id and (teaching.module_id = p.id
              or teaching.module_id in (select parent_id from module_child where child_id = p.id)))))
      limit ${sql.lit(LIST_COUNT_LIMIT)})
    select q.id, q.title, ${userRef('u')} as author, q.created_at as "askedAt",
      jsonb_build_object('id', l.module_id, 'name', m.name, 'sectionId', l.section_id, 'product', ${productRef('p')}) as lesson,
      (select count(*)::int from open) as total
    from open join lesson_question q on q.id = open.id join app_user u on u.id = q.user_id
    join lesson l on l.module_id = q.module_id join module m on m.id = l.module_id join module p on p.id = open.product_id
    order by q.created_at, q.id limit ${MOST_SHOWN}`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    list: rows.map(({ total: _, askedAt, ...question }) => ({
      ...question,
      askedAt: askedAt.toISOString(),
    })),
  };
}
