import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { moduleStatus } from '../../db/status-codes.ts';
import { productRef } from '../refs.ts';

type Loss = Schema<'ProgressLoss'>;

/** Courses and projects that any of these people began, with what a reset would take from them together. */
export async function listProgress(db: Kysely<DB>, userIds: readonly number[]): Promise<Loss[]> {
  const { rows } = await sql<Loss>`
    select ${productRef('p')} as module, done.lessons as "lessonsDone", done.points as "xpPoints",
      done.quizzes, done.homeworks
    from (
      select l.product_id, count(*) filter (where um.status = ${moduleStatus.done})::int as lessons,
        coalesce(sum(x.points), 0)::int as points,
        count(*) filter (where exists (select 1 from quiz q join quiz_submission s on s.quiz_id = q.id
          where q.module_id = l.module_id and s.user_id = um.user_id))::int as quizzes,
        count(*) filter (where exists (select 1 from homework h join homework_submission s on s.homework_id = h.id
          where h.module_id = l.module_id and s.user_id = um.user_id and s.version > 0))::int as homeworks
      from user_module um join authored_lesson l on l.module_id = um.module_id
      left join xp_event x on x.user_id = um.user_id and x.module_id = um.module_id and x.reset_id is null
      where um.user_id = any (${userIds}::bigint[]) and um.started_at is not null
      group by l.product_id) done
    join module p on p.id = done.product_id
    order by p.name, p.id limit 500`.execute(db);
  return rows;
}
