import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { beginsLike, mostFound } from './people.repository.ts';

/** People whose name or last name begins like a text, published or not. */
export async function searchPeople(db: Kysely<DB>, name: string): Promise<Schema<'UserRef'>[]> {
  const rows = await db
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name', 'avatar'])
    .where('deleted_at', 'is', null)
    .where('blocked', '=', false)
    .where(beginsLike(name, 'app_user'))
    .orderBy('first_name')
    .orderBy('id')
    .limit(mostFound)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    avatar: row.avatar,
  }));
}
