import { HELD_STATUSES } from '@uplink/api-client/domain';
import { sql } from 'kysely';

/**
 * Whether the lab `m` is someone's own: by itself, by a bundle it is in, or by a product that opens
 * either. Not by one that is applied for or suspended.
 */
export const isOwnLab = (userId: number) => sql`exists (
  select 1 from (select m.id union all select parent_id from module_child where child_id = m.id) l (id)
  join learner_module ou on ou.user_id = ${userId} and ou.status = any (${HELD_STATUSES}::int[])
    and (ou.module_id = l.id or ou.module_id in (select product_id from product_lab where lab_id = l.id)))`;

/** The labs `m` of a product: a lab itself and what a lab bundle holds; those that the product, a part or a lesson of it opens. */
export const isLabOf = (moduleId: number) => sql`m.type = 10 and m.id in (
  select ${moduleId}::bigint
  union select child_id from module_child where parent_id = ${moduleId}
  union select lab_id from product_lab where product_id = ${moduleId}
    or product_id in (select child_id from module_child where parent_id = ${moduleId}))`;

/** The labs \`m\` of a lesson. */
export const isLabOfLesson = (lessonId: number) =>
  sql`m.id in (select lab_id from lesson_lab where lesson_id = ${lessonId})`;
