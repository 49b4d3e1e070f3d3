import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { AccessGrant, GrantEvent, GrantKey } from './access-grant.ts';

type Trx = Transaction<DB>;

/** Whether anything changed: a grant that is active until the same moment stays as it is. */
export async function putGrant(
  trx: Trx,
  { userId, moduleId, source, until }: AccessGrant,
  event: GrantEvent,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    insert into access_grant (user_id, module_id, source_kind, source_id, until)
    values (${userId}, ${moduleId}, ${source.kind}, ${source.id ?? null}, ${until})
    on conflict (user_id, module_id, source_kind, source_id)
    do update set state = 'active', until = excluded.until
    where access_grant.state = 'ended' or access_grant.until is distinct from excluded.until
    returning id`.execute(trx);
  for (const { id } of rows) await noteEvent(trx, event, { id, state: 'active', until });
  return rows.length > 0;
}

export async function endGrant(trx: Trx, key: GrantKey, event: GrantEvent): Promise<void> {
  const ended = await trx
    .updateTable('access_grant')
    .set({ state: 'ended' })
    .where('user_id', '=', key.userId)
    .where('module_id', '=', key.moduleId)
    .where('source_kind', '=', key.source.kind)
    .where('source_id', 'is not distinct from', key.source.id ?? null)
    .where('state', '=', 'active')
    .returning(['id', 'until'])
    .executeTakeFirst();
  if (ended) await noteEvent(trx, event, { ...ended, state: 'ended' });
}

/** Ends what ran out; each ended at its own moment, however late it is noticed. */
export async function endDueGrants(trx: Trx, userId: number, now: Date): Promise<void> {
  await sql`
    with due as (
      update access_grant set state = 'ended'
      where user_id = ${userId} and state = 'active' and until <= ${now} returning id, until)
    insert into access_event (grant_id, state, until, reason, created_at)
    select id, 'ended', until, 'Ran out', until from due`.execute(trx);
}

async function noteEvent(
  trx: Trx,
  { actorId, reason, now }: GrantEvent,
  { id, state, until }: { id: number; state: 'active' | 'ended'; until: Date | null },
) {
  await trx
    .insertInto('access_event')
    .values({ grant_id: id, state, until, actor_id: actorId, reason, created_at: now })
    .execute();
}
