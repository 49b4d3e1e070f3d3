import { formatDate, mayAny, type Role } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { FlowDeps } from '../account-deps.ts';

/** A thief may have added a factor to lock the owner out; older ones protect against a stolen mailbox. */
const days = 7;

interface Whose {
  userId: number;
  now: Date;
}

/**
 * The second factors that were added lately, as their owner knows them. Staff who need one ask a colleague instead of
 * their mailbox.
 */
export async function listRecentFactors(
  { db, config }: Pick<FlowDeps, 'db' | 'config'>,
  { userId, now }: Whose,
): Promise<string[]> {
  if (config.requiresSecondFactor && (await isStaff(db, userId))) return [];
  const since = sinceOf(now);
  const [apps, passkeys] = await Promise.all([
    db
      .selectFrom('authenticator')
      .select('confirmed_at')
      .where('user_id', '=', userId)
      .where('confirmed_at', '>', since)
      .execute(),
    db
      .selectFrom('passkey')
      .select(['name', 'created_at'])
      .where('user_id', '=', userId)
      .where('created_at', '>', since)
      .orderBy('id')
      .execute(),
  ]);
  return [
    ...apps.map(({ confirmed_at }) => `the authenticator app of ${dayOf(confirmed_at ?? now)}`),
    ...passkeys.map(({ name, created_at }) => `the passkey “${name}” of ${dayOf(created_at)}`),
  ];
}

const dayOf = (at: Date) => formatDate(at.toISOString());
const sinceOf = (now: Date) => new Date(now.getTime() - days * 86_400_000);

/** Removes them, and the recovery codes, which may be a stranger's too. */
export async function removeRecentFactors(trx: Kysely<DB>, { userId, now }: Whose): Promise<void> {
  const since = sinceOf(now);
  await trx
    .deleteFrom('authenticator')
    .where('user_id', '=', userId)
    .where('confirmed_at', '>', since)
    .execute();
  await trx
    .deleteFrom('passkey')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .execute();
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
}

async function isStaff(db: Kysely<DB>, userId: number): Promise<boolean> {
  const rows = await db
    .selectFrom('user_role')
    .select('role')
    .where('user_id', '=', userId)
    .execute();
  return mayAny({ roles: rows.map(({ role }) => role as Role) }, 'enterAdmin');
}
