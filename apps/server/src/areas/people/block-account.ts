import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { endSessions } from '../../providers/identity/end-sessions.ts';
import { type StaffAction, writeAudit } from './audit-log.ts';

/** Shuts an account out and signs it out everywhere, with an entry in the log; one that is blocked stays so. */
export async function blockAccount(
  trx: Kysely<DB>,
  { userId, ...by }: Required<Pick<StaffAction, 'actorId' | 'userId' | 'reason' | 'now'>>,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('app_user')
    .set({ blocked: true, updated_at: by.now, profile_version: sql`profile_version + 1` })
    .where('id', '=', userId)
    .where('blocked', '=', false)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await endSessions(trx, userId);
  await writeAudit(trx, {
    ...by,
    userId,
    action: 'block',
    before: { blocked: false },
    after: { blocked: true },
  });
}
