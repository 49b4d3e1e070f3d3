import { levelFromXp } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { paging } from '../paging.ts';
import { totalPoints } from './points.ts';

export function xpHandlers({ db }: Deps): Pick<Handlers, 'getMyXp'> {
  return {
    getMyXp: async ({ caller, query }) => {
      const { page = 0, pageSize = 20 } = query;
      const own = db
        .selectFrom('xp_event')
        .leftJoin('module', 'module.id', 'xp_event.module_id')
        .leftJoin('assessment', 'assessment.id', 'xp_event.assessment_id')
        .where('xp_event.user_id', '=', caller.id);
      const [total, { count }, rows] = await Promise.all([
        totalPoints(db, caller.id),
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
    },
  };
}
