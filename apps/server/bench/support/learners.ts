import { type Kysely, sql } from 'kysely';
import { LARGE_DOMAIN } from '../../demo/large/large-people.ts';
import type { DB } from '../../src/db/schema.ts';

/** A learner with what they can open. */
export interface Learner {
  id: number;
  /** The product they are at, and its open lessons in order. */
  productId: number;
  lessonIds: number[];
  quizzes: { id: number; moduleId: number; questions: { id: number; answerId: number }[] }[];
  /** The lesson whose homework waits for a mentor. */
  homeworkModuleId: number;
  notificationId: number;
  /** Of their browser session, as the browser sends it. */
  cookie: string;
}

export async function readLearners(db: Kysely<DB>): Promise<Learner[]> {
  const { rows } = await sql<Learner>`
    select u.id, l.product_id as "productId", array_agg(l.module_id order by l.ordinal) as "lessonIds",
      jsonb_agg(quiz.one) filter (where quiz.one is not null) as quizzes,
      max(h.module_id) as "homeworkModuleId",
      (select max(id) from user_notification where user_id = u.id) as "notificationId", '' as cookie
    from app_user u
    join user_module has on has.user_id = u.id and has.status = 1
    join lesson l on l.product_id = has.module_id
    join user_module um on um.user_id = u.id and um.module_id = l.module_id
    left join homework h on h.module_id = l.module_id
    left join lateral (
      select jsonb_build_object('id', q.id, 'moduleId', q.module_id, 'questions', (
        select jsonb_agg(jsonb_build_object('id', question.id, 'answerId',
          (select min(id) from quiz_answer where question_id = question.id)))
        from quiz_question question where quiz_id = q.id)) as one
      from quiz q where q.module_id = l.module_id
    ) quiz on true
    where u.email like ${`student-%@${LARGE_DOMAIN}`}
    group by u.id, l.product_id order by u.id`.execute(db);
  return rows.map((row) => ({ ...row, lessonIds: row.lessonIds.map(Number) }));
}
