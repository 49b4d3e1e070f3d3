import { ModuleStatus, ModuleType } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { GrantKey } from './access-grant.ts';

/** Parts with a row of progress from the start. Labs and lessons have one once they are opened. */
const isPart = sql`m.type = any (${[
  ModuleType.program,
  ModuleType.course,
  ModuleType.project,
  ModuleType.bundle,
]}::int[])`;

/**
 * Lays down progress for a granted module and everything in it, in one statement however much that is. What
 * was accepted and what comes inside something else is startable, the rest not started.
 */
export async function openProgress(
  trx: Kysely<DB>,
  { userId, moduleId, source }: GrantKey,
): Promise<void> {
  const status = source.kind === 'application' ? ModuleStatus.startable : ModuleStatus.notStarted;
  await insertProgress(
    trx,
    sql`
    with recursive within (id) as (
      select ${moduleId}::bigint
      union select m.id from within
        join module_child c on c.parent_id = within.id
        join module m on m.id = c.child_id and ${isPart})
    select ${userId}::bigint, id, case id when ${moduleId}::bigint then ${status}::int
      else ${ModuleStatus.startable}::int end
    from within`,
  );
}

/** The same for everyone who has a program or bundle, once it has new parts. */
export async function openNewParts(trx: Kysely<DB>, parentId: number): Promise<void> {
  await insertProgress(
    trx,
    sql`
    with recursive within (id) as (
      select m.id from module_child c join module m on m.id = c.child_id and ${isPart}
        where c.parent_id = ${parentId}
      union select m.id from within
        join module_child c on c.parent_id = within.id
        join module m on m.id = c.child_id and ${isPart})
    select holder.user_id, within.id, ${ModuleStatus.startable}::int
    from within, (select distinct g.user_id from containers_of(${parentId}) c
      join access_grant g on g.module_id = c.id and g.state = 'active') holder`,
  );
}

/** What someone has stays as it is; an application ends here. */
async function insertProgress(trx: Kysely<DB>, rows: RawBuilder<unknown>) {
  await sql`
    insert into user_module (user_id, module_id, status) ${rows}
    on conflict (user_id, module_id) do update set status = excluded.status
    where user_module.status = ${ModuleStatus.applied}`.execute(trx);
}
