import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';

const minutes = 10;

/** A sign-in whose password was right: its interaction, and whose account it is. */
export interface HalfSignIn {
  userId: number;
  email: string;
  hasPasskeys: boolean;
  /** What the next passkey has to answer. */
  challenge: string | null;
}

/** Whether an account asks for more than a password. */
export async function hasSecondFactor(db: Kysely<DB>, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('authenticator')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .unionAll(db.selectFrom('passkey').select('user_id').where('user_id', '=', userId))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function keepHalf(
  db: Kysely<DB>,
  { interaction, userId, now }: { interaction: string; userId: number; now: Date },
): Promise<void> {
  const expires_at = new Date(now.getTime() + minutes * 60_000);
  await db
    .insertInto('half_sign_in')
    .values({ interaction, user_id: userId, expires_at })
    .onConflict((conflict) =>
      conflict.column('interaction').doUpdateSet({ user_id: userId, challenge: null, expires_at }),
    )
    .execute();
}

export async function findHalf(
  db: Kysely<DB>,
  interaction: string,
  now: Date,
): Promise<HalfSignIn | undefined> {
  const row = await db
    .selectFrom('half_sign_in as half')
    .innerJoin('app_user as person', 'person.id', 'half.user_id')
    .select(({ exists, selectFrom }) => [
      'person.id as userId',
      'person.email',
      'half.challenge',
      exists(selectFrom('passkey').select('id').whereRef('passkey.user_id', '=', 'person.id')).as(
        'hasPasskeys',
      ),
    ])
    .where('half.interaction', '=', interaction)
    .where('half.expires_at', '>', now)
    .executeTakeFirst();
  return row && { ...row, hasPasskeys: Boolean(row.hasPasskeys) };
}

export async function keepChallenge(
  db: Kysely<DB>,
  interaction: string,
  challenge: string,
): Promise<void> {
  await db
    .updateTable('half_sign_in')
    .set({ challenge })
    .where('interaction', '=', interaction)
    .execute();
}

/** Ends it; false when another tab was first. */
export async function endHalf(db: Kysely<DB>, interaction: string): Promise<boolean> {
  const row = await db
    .deleteFrom('half_sign_in')
    .where('interaction', '=', interaction)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}
