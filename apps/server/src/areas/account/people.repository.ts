import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';

const mostFound = 20;

/**
 * People whose name or last name begins like a text. By comparison rather than by pattern: a pattern
 * that is a parameter uses no index.
 */
export async function searchPeople(
  db: Kysely<DB>,
  name: string,
  onlyPublished: boolean,
): Promise<Schema<'UserRef'>[]> {
  const from = name.trim().toLowerCase();
  const to = `${from}\u{10FFFF}`;
  const begins = (text: ReturnType<typeof sql>) =>
    sql<boolean>`(${text} ~>=~ ${from} and ${text} ~<~ ${to})`;
  const rows = await db
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name', 'avatar'])
    .where('deleted_at', 'is', null)
    .where('blocked', '=', false)
    .$if(onlyPublished, (query) =>
      query.where('is_profile_public', '=', true).where('status', '=', 1),
    )
    .where((eb) =>
      eb.or([begins(sql`lower(first_name || ' ' || last_name)`), begins(sql`lower(last_name)`)]),
    )
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
