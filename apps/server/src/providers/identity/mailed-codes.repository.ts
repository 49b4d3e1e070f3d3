import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { hashOf } from '../../digests.ts';

export type CodePurpose = 'confirm' | 'reset' | 'change';
export type CodeResult = 'done' | 'unknown' | 'expired' | 'used';

/** A password that someone chose before they showed that the address is theirs. */
export interface ChosenPassword {
  passwordHash: string;
  /** The browser it was chosen in. */
  browser: string;
}

export interface NewCode {
  userId: number;
  email: string;
  purpose: CodePurpose;
  now: Date;
  expiresAt: Date;
  /** What a confirmation activates when its link is opened in the same browser. */
  chosen?: ChosenPassword;
}

/** Makes a code for a mail; the database keeps only its hash. */
export async function createCode(db: Kysely<DB>, code: NewCode): Promise<string> {
  const text = randomBytes(24).toString('base64url');
  await db
    .insertInto('email_code')
    .values({
      code_hash: hashOf(text),
      user_id: code.userId,
      purpose: code.purpose,
      email: code.email,
      created_at: code.now,
      expires_at: code.expiresAt,
      password_hash: code.chosen?.passwordHash ?? null,
      browser_hash: code.chosen ? hashOf(code.chosen.browser) : null,
    })
    .execute();
  return text;
}

/**
 * A code whose account still has the address the code was mailed to. A code that changes the address was
 * mailed to the new one.
 */
export function findCode(db: Kysely<DB>, text: string, purpose: CodePurpose) {
  return db
    .selectFrom('email_code as code')
    .innerJoin('app_user as person', (join) =>
      join.onRef('person.id', '=', 'code.user_id').on('person.deleted_at', 'is', null),
    )
    .select([
      'code.user_id',
      'code.email',
      'code.used_at',
      'code.expires_at',
      'code.password_hash',
      'code.browser_hash',
    ])
    .where((eb) =>
      eb.or([eb('code.purpose', '=', 'change'), eb('person.email', '=', eb.ref('code.email'))]),
    )
    .where('code.code_hash', '=', hashOf(text))
    .where('code.purpose', '=', purpose)
    .executeTakeFirst();
}

/** Whether a confirmation link was opened in the browser its password was chosen in. */
export function isSameBrowser(browserHash: string | null, browser: string | undefined): boolean {
  return browser !== undefined && browserHash === hashOf(browser);
}

/** Uses a code up, and with it every other of its purpose; false when someone was faster. */
export async function claimCode(
  trx: Kysely<DB>,
  text: string,
  purpose: CodePurpose,
  now: Date,
): Promise<boolean> {
  const claimed = await trx
    .updateTable('email_code')
    .set({ used_at: now })
    .where('code_hash', '=', hashOf(text))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  if (!claimed) return false;
  await useUpCodes(trx, claimed.user_id, purpose, now);
  return true;
}

/** Ends every open code of these purposes; one whose time is over stays as it is. */
export async function useUpCodes(
  trx: Kysely<DB>,
  userId: number,
  purposes: CodePurpose | readonly CodePurpose[],
  now: Date,
): Promise<void> {
  await trx
    .updateTable('email_code')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', 'in', [purposes].flat())
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}
