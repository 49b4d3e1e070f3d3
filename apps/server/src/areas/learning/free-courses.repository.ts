import { ModuleStatus } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { lackedBy } from '../catalog/prerequisites.ts';
import { hasLessons } from '../module-kinds.ts';
import { hasFreePlan } from '../pricing/free-plan.ts';
import type { PathCourse } from './path.rules.ts';

const most = 20;

/** The published courses that anyone can start now, or that this learner has started, easy ones first. */
export async function listFreeCourses(db: Kysely<DB>, userId: number): Promise<PathCourse[]> {
  const { rows } = await sql<PathCourse>`
    select m.id, m.level, coalesce(um.progress, 0) = ${sql.lit(ModuleStatus.done)} as "isDone"
    from module m
    left join learner_module um on um.user_id = ${userId} and um.module_id = m.id
    where ${hasLessons('m')} and ${hasFreePlan('m')}
      and exists (select 1 from lesson where product_id = m.id)
      and not exists (select 1 ${lackedBy(userId, sql`m.id`)})
    order by m.level, m.id limit ${sql.lit(most)}`.execute(db);
  return rows;
}
