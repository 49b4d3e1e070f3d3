import type { Deps } from '../../deps.ts';

const goodForMinutes = 5;

/** What the next passkey of a signed-in person has to answer; it replaces the challenge before. */
export async function keepChallenge(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  challenge: string,
): Promise<void> {
  const expires_at = new Date(clock.now().getTime() + goodForMinutes * 60_000);
  await db
    .insertInto('passkey_challenge')
    .values({ user_id: userId, challenge, expires_at })
    .onConflict((conflicting) =>
      conflicting.column('user_id').doUpdateSet({ challenge, expires_at }),
    )
    .execute();
}

/** The challenge of a person, once. */
export async function takeChallenge(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('user_id', '=', userId)
    .where('expires_at', '>', clock.now())
    .returning('challenge')
    .executeTakeFirst();
  return row?.challenge;
}
