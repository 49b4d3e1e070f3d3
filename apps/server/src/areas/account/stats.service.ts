import type { Schema } from '@uplink/api-client';
import { levelFromXp } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { moduleStatus } from '../../db/status-codes.ts';
import { isPart } from '../module-kinds.ts';

type Figures = Omit<Schema<'UserStats'>, 'level' | 'memberSince'> & { signUpDate: Date };

/** What someone did so far. Each count reads that person's rows alone. */
export async function readStats(db: Kysely<DB>, userId: number): Promise<Schema<'UserStats'>> {
  const { rows } = await sql<Figures>`
    select
      (select coalesce(sum(points), 0)::int from xp_event where user_id = ${userId}) as "totalXpPoints",
      coalesce(sum((m.type = 4 and um.progress = 3)::int), 0)::int as "lessonsDone",
      coalesce(sum((not ${isPart('m')} and um.status = ${moduleStatus.learning})::int), 0)::int as "productsLearning",
      coalesce(sum((not ${isPart('m')} and um.progress = 3)::int), 0)::int as "productsDone",
      (select count(distinct quiz_id)::int from quiz_submission where user_id = ${userId}) as "quizzesDone",
      (select count(*)::int from homework_submission
        where user_id = ${userId} and status = 'complete') as "homeworksAccepted",
      (select coalesce(round(sum(seconds)), 0)::int from watch_day where user_id = ${userId}) as "secondsLearned",
      (select count(*)::int from watch_day where user_id = ${userId} and seconds > 0) as "daysLearned",
      (select count(*)::int from user_follow where follower_id = ${userId}) as following,
      (select count(*)::int from user_follow where followee_id = ${userId}) as followers,
      (select count(*)::int from playlist where user_id = ${userId}) as playlists,
      (select sign_up_date from app_user where id = ${userId}) as "signUpDate"
    from learner_module um join module m on m.id = um.module_id
    where um.user_id = ${userId}`.execute(db);
  const [{ signUpDate, ...figures }] = rows as [Figures];
  return {
    ...figures,
    level: levelFromXp(figures.totalXpPoints),
    memberSince: signUpDate.toISOString(),
  };
}
