import type { Schema } from '@uplink/api-client';
import { levelFromXp } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { paging } from '../paging.ts';
import { totalPoints } from './points.ts';

/** Points and level of a learner, with a page of what they are for, the newest first. */
export async function readXp(
  db: Kysely<DB>,
  userId: number,
  { page = 0, pageSize = 20 }: { page?: number; pageSize?: number },
): Promise<Schema<'Xp'>> {
  const own = db
    .selectFrom('xp_event')
    .leftJoin('module', 'module.id', 'xp_event.module_id')
    .leftJoin('assessment', 'assessment.id', 'xp_event.assessment_id')
    .where('xp_event.user_id', '=', userId);
  const [total, { count }, rows] = await Promise.all([
    totalPoints(db, userId),
    own.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    own
      .select((eb) => [
        'xp_event.id',
        'xp_event.module_id',
        eb.fn.coalesce('module.name', 'assessment.title', eb.val('')).as('name'),
        'xp_event.points',
        'xp_event.created_at',
      ])
      .orderBy('xp_event.id', 'desc')
      .limit(pageSize)
      .offset(page * pageSize)
      .execute(),
  ]);
  return {
    totalXpPoints: total,
    level: levelFromXp(total),
    data: rows.map((row) => ({
      id: row.id,
      moduleId: row.module_id,
      name: row.name,
      points: row.points,
      date: row.created_at.toISOString(),
    })),
    paging: paging('/me/xp', { page, pageSize }, Number(count)),
  };
}
