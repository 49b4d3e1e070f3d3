import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/schema.ts';
import { openText, type Seal, type Secrets, sealText } from '../sealed.ts';

/** The key of a person, made when it is needed first. A deleted account gets none. */
export async function keyFor(db: Kysely<DB>, secrets: Secrets, userId: number): Promise<Buffer> {
  const known = (await keysOf(db, secrets, [userId])).get(userId);
  if (known) return known;
  const wrapped = wrap(randomBytes(32), sealOf(secrets, userId));
  // The account is locked by its deletion, which takes the key with it.
  await sql`insert into person_key (user_id, wrapped)
    select id, ${wrapped} from (select id from app_user where id = ${userId} and deleted_at is null for key share) one
    on conflict do nothing`.execute(db);
  const key = (await keysOf(db, secrets, [userId])).get(userId);
  if (!key) throw new Error(`Account ${userId} is deleted and can't keep anything.`);
  return key;
}

/** The keys of these people, as far as they are not destroyed. */
export async function keysOf(
  db: Kysely<DB>,
  secrets: Secrets,
  userIds: readonly number[],
): Promise<Map<number, Buffer>> {
  const rows = await db
    .selectFrom('person_key')
    .select(['user_id', 'wrapped'])
    .where('user_id', '=', (eb) => eb.fn.any(eb.val([...new Set(userIds)])))
    .execute();
  return new Map(
    rows.map(({ user_id, wrapped }) => [
      user_id,
      Buffer.from(openText(wrapped, sealOf(secrets, user_id)), 'base64'),
    ]),
  );
}

/** The same key under the present secret. */
export function rewrap(wrapped: string, secrets: Secrets, userId: number): string {
  const seal = sealOf(secrets, userId);
  return sealText(openText(wrapped, seal), seal);
}

const wrap = (key: Buffer, seal: Seal) => sealText(key.toString('base64'), seal);

const sealOf = (secrets: Secrets, userId: number): Seal => ({
  ...secrets,
  purpose: `key of person ${userId}`,
});
