import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';

/** A domain reserved for examples: accounts there come from the demo. */
const demoDomain = '%@example.org';

/** A database that was a demo once has accounts whose password everyone knows. */
export async function refuseDemoAccounts(db: Kysely<DB>): Promise<void> {
  const found = await db
    .selectFrom('app_user')
    .innerJoin('identity_account', 'identity_account.user_id', 'app_user.id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('app_user.email', 'like', demoDomain)
    .where('app_user.deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (found.count === 0) return;
  throw new Error(
    `The database holds ${found.count} demo accounts with a known password (set DEMO=1 to allow them). Remove them, or start with an empty database.`,
  );
}
