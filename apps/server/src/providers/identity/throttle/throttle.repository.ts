import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { type Limit, limits, type Try } from './throttle.rules.ts';

/** A try that has to wait: which limit it met, and for how long. */
export interface Wait {
  kind: Try['kind'];
  minutes: number;
}

/** 'a minute' or '5 minutes': in how much time someone may try again. */
export const inTime = ({ minutes }: Pick<Wait, 'minutes'>): string =>
  minutes === 1 ? 'a minute' : `${minutes} minutes`;

/**
 * Takes one try from each limit, in order, and returns the first that is used up. Tries are counted
 * before their outcome is known, each in one statement, so that many at once are no way around a limit.
 */
export async function takeTries(
  db: Kysely<DB>,
  tries: Try[],
  now: Date,
): Promise<Wait | undefined> {
  for (const one of tries) {
    const minutes = await takeTry(db, one, now);
    if (minutes > 0) return { kind: one.kind, minutes };
  }
  return undefined;
}

async function takeTry(db: Kysely<DB>, { kind, key }: Try, now: Date): Promise<number> {
  const limit: Limit = limits[kind];
  const forgotten = new Date(now.getTime() - limit.forgottenAfterSeconds * 1000);
  const count = sql<number>`case when identity_attempt.last_at <= ${forgotten} then 1
    else identity_attempt.count + 1 end`;
  const wait = sql`make_interval(secs => case when ${count} < ${limit.free} then 0
    else least(${limit.longestWaitSeconds}::float8,
      ${limit.firstWaitSeconds}::float8 * power(2, least(${count} - ${limit.free}, 20))) end)`;
  const taken = await db
    .insertInto('identity_attempt')
    .values({ kind, key_hash: hashOf(key), count: 1, last_at: now, wait_until: now })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key_hash'])
        .doUpdateSet({ count, last_at: now, wait_until: sql`${now}::timestamptz + ${wait}` })
        .where('identity_attempt.wait_until', '<=', now),
    )
    .returning('count')
    .executeTakeFirst();
  return taken ? 0 : minutesLeft(db, { kind, key }, now);
}

/**
 * After a right password: the person's own count starts again. The wider counts get only this one try
 * back, or someone with one account of their own could go on guessing at others.
 */
export async function forgiveTries(db: Kysely<DB>, tries: Try[], now: Date): Promise<void> {
  for (const one of tries) {
    if (one.kind === 'signIn' || one.kind === 'signInDevice') await clearTries(db, one);
    else await giveBack(db, one, now);
  }
}

async function giveBack(db: Kysely<DB>, { kind, key }: Try, now: Date): Promise<void> {
  await db
    .updateTable('identity_attempt')
    .set({ count: sql`greatest(count - 1, 0)`, wait_until: now })
    .where('kind', '=', kind)
    .where('key_hash', '=', hashOf(key))
    .execute();
}

/** Forgets every try that one limit counted. */
export async function clearTries(db: Kysely<DB>, { kind, key }: Try): Promise<void> {
  await db
    .deleteFrom('identity_attempt')
    .where('kind', '=', kind)
    .where('key_hash', '=', hashOf(key))
    .execute();
}

async function minutesLeft(db: Kysely<DB>, { kind, key }: Try, now: Date): Promise<number> {
  const row = await db
    .selectFrom('identity_attempt')
    .select('wait_until')
    .where('kind', '=', kind)
    .where('key_hash', '=', hashOf(key))
    .executeTakeFirst();
  return Math.max(1, Math.ceil(((row?.wait_until.getTime() ?? 0) - now.getTime()) / 60_000));
}

function hashOf(key: string): string {
  return createHash('sha256').update(key.trim().toLowerCase()).digest('base64url');
}
