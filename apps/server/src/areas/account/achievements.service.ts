import type { Schema } from '@uplink/api-client';
import { ModuleType } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { paging } from '../paging.ts';

export interface AchievementFilter {
  /** Only what was earned for this product. */
  moduleId?: number | undefined;
  page: number;
  pageSize: number;
}

/** What somebody earned: every product they finished, the latest first. */
export async function listAchievements(
  db: Kysely<DB>,
  userId: number,
  filter: AchievementFilter,
): Promise<Schema<'AchievementPage'>> {
  const earned = db
    .selectFrom('user_module as own')
    .innerJoin('module', 'module.id', 'own.module_id')
    .where('own.user_id', '=', userId)
    .where('own.status', 'in', [3, 103])
    .where('module.type', 'in', [ModuleType.program, ModuleType.course, ModuleType.project])
    .$if(filter.moduleId !== undefined, (query) =>
      query.where('own.module_id', '=', filter.moduleId ?? 0),
    );
  const [{ count }, rows] = await Promise.all([
    earned.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    earned
      .select(['module.id', 'module.name', 'module.unique_name', 'module.type', 'module.logo'])
      .select(sql<Date>`coalesce(own.done_at, own.updated_at)`.as('earned_at'))
      .orderBy('earned_at', 'desc')
      .orderBy('module.id')
      .limit(filter.pageSize)
      .offset(filter.page * filter.pageSize)
      .execute(),
  ]);
  return {
    data: rows.map((row) => ({
      id: row.id,
      kind: row.type === ModuleType.program ? 2 : 1,
      name: row.name,
      image: row.logo,
      earnedAt: row.earned_at.toISOString(),
      product: {
        id: row.id,
        name: row.name,
        uniqueName: row.unique_name,
        type: row.type as 1 | 2 | 3,
      },
    })),
    paging: paging('/me/achievements', { ...filter }, Number(count)),
  };
}
