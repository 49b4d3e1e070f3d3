import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { AccountDeps, FlowDeps } from '../account-deps.ts';
import { endSessions } from '../end-sessions.ts';
import { choosePassword, passwordReset } from '../identity.mails.ts';
import {
  type CodeResult,
  claimCode,
  createCode,
  findCode,
  useUpCodes,
} from '../mailed-codes.repository.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { takeTries } from '../throttle/throttle.repository.ts';
import { mailTries } from '../throttle/throttle.rules.ts';
import type { PasswordLink } from './password-links.ts';
import { listRecentFactors, removeRecentFactors } from './recent-factors.ts';

const lifetime = 2 * 3_600_000;

/** Mails a link for a new password when the address has an account; otherwise does nothing. */
export async function sendReset(deps: AccountDeps, email: string, origin: string): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  if (await takeTries(db, mailTries(email, origin), now)) return;
  const person = await db
    .selectFrom('app_user as person')
    .innerJoin('identity_account as account', 'account.user_id', 'person.id')
    .select('person.id')
    .where('person.email', '=', email)
    .where('person.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!person) return;
  const expiresAt = new Date(now.getTime() + lifetime);
  const code = await createCode(db, { userId: person.id, email, purpose: 'reset', now, expiresAt });
  await deps.mail.send({ to: email, ...choosePassword(deps, code) });
}

/** Whether a mailed link still works, before a new password is typed. */
export async function checkPasswordLink(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  { purpose, code }: PasswordLink,
): Promise<CodeResult | 'open'> {
  const found = await findCode(db, code, purpose);
  if (!found) return 'unknown';
  if (found.used_at) return 'used';
  return found.expires_at <= clock.now() ? 'expired' : 'open';
}

/** Whose an open link is. */
export async function findLinkedPerson(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  { purpose, code }: PasswordLink,
): Promise<number | undefined> {
  const found = await findCode(db, code, purpose);
  return found && !found.used_at && found.expires_at > clock.now() ? found.user_id : undefined;
}

interface NewPassword {
  password: string;
  /** Also removes the second factors that were added lately. */
  removesRecent: boolean;
}

export type PasswordResult =
  | { status: Exclude<CodeResult, 'done'> }
  | { status: 'done'; userId: number };

/** Sets a new password by a mailed code, once; every session of the account ends, and a change of its address that waits. */
export async function resetPassword(
  deps: FlowDeps,
  { purpose, code }: PasswordLink,
  { password, removesRecent }: NewPassword,
): Promise<PasswordResult> {
  const { db, clock, mail } = deps;
  const passwordHash = await hashPassword(password);
  const found = await findCode(db, code, purpose);
  if (!found) return { status: 'unknown' };
  const now = clock.now();
  const whose = { userId: found.user_id, now };
  const removed = removesRecent ? await listRecentFactors(deps, whose) : [];
  const isClaimed = await db.transaction().execute(async (trx) => {
    if (!(await claimCode(trx, code, purpose, now))) return false;
    await changePassword(trx, found.user_id, passwordHash, now);
    await useUpCodes(trx, found.user_id, 'change', now);
    await endSessions(trx, found.user_id);
    if (removed.length > 0) await removeRecentFactors(trx, whose);
    if (purpose === 'confirm') return true;
    await mail.send({ to: found.email, ...passwordReset(deps, removed) }, trx);
    return true;
  });
  if (isClaimed) return { status: 'done', userId: found.user_id };
  return { status: found.used_at ? 'used' : 'expired' };
}

/** Opening the mailed link proves that the address is the person's, so it counts as confirmed. */
async function changePassword(trx: Kysely<DB>, userId: number, passwordHash: string, now: Date) {
  await trx
    .updateTable('identity_account')
    .set({ password_hash: passwordHash, password_changed_at: now })
    .where('user_id', '=', userId)
    .execute();
  await trx
    .updateTable('app_user')
    .set({ email_confirmed_at: sql`coalesce(email_confirmed_at, ${now})` })
    .where('id', '=', userId)
    .execute();
}
