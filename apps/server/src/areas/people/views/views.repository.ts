import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { userRef } from '../../refs.ts';

export interface ViewRow {
  user: Schema<'UserRef'>;
  reason: string;
  begun: Date;
}

/** A view that someone began after some time: the entry of the log is its record. */
export async function findView(
  db: Kysely<DB>,
  { id, actorId, userId, after }: { id: number; actorId: number; userId: number; after: Date },
): Promise<ViewRow | undefined> {
  const { rows } = await sql<ViewRow>`
    select ${userRef('u')} as "user", e.reason, e.created_at as begun
    from audit_entry e join app_user u on u.id = e.user_id and u.deleted_at is null
    where e.id = ${id} and e.action = 'viewAs' and e.actor_id = ${actorId}
      and e.user_id = ${userId} and e.created_at > ${after}`.execute(db);
  return rows[0];
}

/** The id of the entry that was written last for an account. */
export async function lastViewId(
  db: Kysely<DB>,
  { actorId, userId }: { actorId: number; userId: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select max(id) as id from audit_entry
    where action = 'viewAs' and actor_id = ${actorId} and user_id = ${userId}`.execute(db);
  return rows[0]?.id ?? 0;
}
