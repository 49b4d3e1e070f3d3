import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { attemptEach } from '../../jobs/attempt-each.ts';
import { endDueGrants } from './grants.repository.ts';
import { lockAccess } from './grants.service.ts';

const mostAtOnce = 500;

/**
 * Writes down that grants ran out. The view `learner_module` closes them at their moment, so a late run
 * leaves nothing open. Safe to repeat.
 */
export async function expireGrants(db: Kysely<DB>, clock: Clock): Promise<void> {
  const due = await db
    .selectFrom('access_grant')
    .select('user_id')
    .distinct()
    .where('state', '=', 'active')
    .where('until', '<=', clock.now())
    .limit(mostAtOnce)
    .execute();
  const end = (userId: number) =>
    db.transaction().execute(async (trx) => {
      await lockAccess(trx, userId);
      await endDueGrants(trx, userId, clock.now());
    });
  await attemptEach(
    due,
    ({ user_id }) => end(user_id),
    ({ user_id }) => `access of person ${user_id}`,
  );
}
