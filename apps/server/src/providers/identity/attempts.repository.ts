import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';

interface Policy {
  /** Tries without a wait. */
  free: number;
  firstWaitSeconds: number;
  /** Each wait is twice the one before, up to this. */
  longestWaitSeconds: number;
  forgottenAfterSeconds: number;
}

const hour = 3600;

const policies = {
  signIn: {
    free: 5,
    firstWaitSeconds: 60,
    longestWaitSeconds: hour / 4,
    forgottenAfterSeconds: 24 * hour,
  },
  mail: {
    free: 5,
    firstWaitSeconds: hour,
    longestWaitSeconds: hour,
    forgottenAfterSeconds: hour,
  },
} satisfies Record<string, Policy>;

type AttemptKind = keyof typeof policies;

/**
 * Takes one try for an address and answers the minutes to wait, 0 when the try is free. The try is
 * counted before its outcome is known, in one statement, so that many at once are no way around it.
 */
export async function takeAttempt(
  db: Kysely<DB>,
  kind: AttemptKind,
  address: string,
  now: Date,
): Promise<number> {
  const policy = policies[kind];
  const forgotten = new Date(now.getTime() - policy.forgottenAfterSeconds * 1000);
  const count = sql<number>`case when identity_attempt.last_at <= ${forgotten} then 1
    else identity_attempt.count + 1 end`;
  const wait = sql`make_interval(secs => case when ${count} < ${policy.free} then 0
    else least(${policy.longestWaitSeconds}::float8,
      ${policy.firstWaitSeconds}::float8 * power(2, least(${count} - ${policy.free}, 20))) end)`;
  const taken = await db
    .insertInto('identity_attempt')
    .values({ kind, address_hash: hashOf(address), count: 1, last_at: now, wait_until: now })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'address_hash'])
        .doUpdateSet({ count, last_at: now, wait_until: sql`${now}::timestamptz + ${wait}` })
        .where('identity_attempt.wait_until', '<=', now),
    )
    .returning('count')
    .executeTakeFirst();
  return taken ? 0 : minutesLeft(db, kind, address, now);
}

/** Forgets the tries of an address after one that was right. */
export async function clearAttempts(
  db: Kysely<DB>,
  kind: AttemptKind,
  address: string,
): Promise<void> {
  await db
    .deleteFrom('identity_attempt')
    .where('kind', '=', kind)
    .where('address_hash', '=', hashOf(address))
    .execute();
}

async function minutesLeft(db: Kysely<DB>, kind: AttemptKind, address: string, now: Date) {
  const row = await db
    .selectFrom('identity_attempt')
    .select('wait_until')
    .where('kind', '=', kind)
    .where('address_hash', '=', hashOf(address))
    .executeTakeFirst();
  return Math.max(1, Math.ceil(((row?.wait_until.getTime() ?? 0) - now.getTime()) / 60_000));
}

function hashOf(address: string): string {
  return createHash('sha256').update(address.trim().toLowerCase()).digest('base64url');
}
