import type { Schema } from '@uplink/api-client';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { userStatus } from '../../db/status-codes.ts';

export interface PersonRow {
  id: number;
  unique_name: string;
  name: string;
  avatar: string | null;
  headline: string | null;
  is_profile_public: boolean;
  is_followed: boolean;
}

/** Blocked and deleted people are in no list. */
export const isThere = sql`person.deleted_at is null and not person.blocked and person.status = ${userStatus.active}`;

/** What others see of a person; `viewerId` is the person who looks. */
export const personColumns = (viewerId: number) => sql`
  person.id, person.unique_name, person.first_name || ' ' || person.last_name as name,
  person.avatar, person.headline, person.is_profile_public,
  exists (select 1 from user_follow seen
    where seen.follower_id = ${viewerId} and seen.followee_id = person.id) as is_followed`;

export function toPerson(row: PersonRow): Schema<'Person'> {
  const isPublished = row.is_profile_public;
  return {
    id: row.id,
    uniqueName: isPublished ? row.unique_name : null,
    name: row.name.trim(),
    avatar: row.avatar,
    headline: isPublished ? row.headline : null,
    isPublished,
    isFollowed: row.is_followed,
  };
}

const sides = {
  following: { own: sql`f.follower_id`, other: sql`f.followee_id` },
  followers: { own: sql`f.followee_id`, other: sql`f.follower_id` },
} satisfies Record<string, Record<string, RawBuilder<unknown>>>;

/** One page of those someone follows, or of those who follow them, the latest first. */
export async function selectFollows(
  db: Kysely<DB>,
  userId: number,
  side: keyof typeof sides,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ people: Schema<'Person'>[]; total: number }> {
  const { own, other } = sides[side];
  const from = sql`from user_follow f join app_user person on person.id = ${other}
    where ${own} = ${userId} and ${isThere}`;
  const [{ rows }, counted] = await Promise.all([
    sql<PersonRow>`select ${personColumns(userId)} ${from}
      order by f.created_at desc, ${other} limit ${pageSize} offset ${page * pageSize}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db),
  ]);
  return { people: rows.map(toPerson), total: counted.rows[0]?.total ?? 0 };
}

/** The person with this address, published or not. */
export async function findPersonByName(
  db: Kysely<DB>,
  viewerId: number,
  uniqueName: string,
): Promise<Schema<'Person'> | undefined> {
  const { rows } = await sql<PersonRow>`select ${personColumns(viewerId)} from app_user person
    where person.unique_name = ${uniqueName} and ${isThere}`.execute(db);
  return rows[0] && toPerson(rows[0]);
}
