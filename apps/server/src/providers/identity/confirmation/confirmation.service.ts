import type { AccountDeps } from '../account-deps.ts';
import { confirmAddress } from '../identity.mails.ts';
import {
  type ChosenPassword,
  type CodeResult,
  claimCode,
  createCode,
  findCode,
  isSameBrowser,
} from '../mailed-codes.repository.ts';
import { takeTries } from '../throttle/throttle.repository.ts';
import { mailTries } from '../throttle/throttle.rules.ts';

const lifetime = 48 * 3_600_000;

export interface ConfirmationRequest {
  email: string;
  /** The network that asks for the mail. */
  origin: string;
  chosen: ChosenPassword;
}

/** Mails a confirmation link when the address has an unconfirmed account; otherwise does nothing. */
export async function sendConfirmation(
  deps: AccountDeps,
  { email, origin, chosen }: ConfirmationRequest,
): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  if (await takeTries(db, mailTries(email, origin), now)) return;
  const person = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email)
    .where('email_confirmed_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!person) return;
  const code = await createCode(db, {
    userId: person.id,
    email,
    purpose: 'confirm',
    now,
    expiresAt: new Date(now.getTime() + lifetime),
    chosen,
  });
  await deps.mail.send({ to: email, ...confirmAddress(deps, code) });
}

/**
 * Confirms an address and activates the password chosen for it, when the link is opened in the browser
 * that chose it. In any other browser it answers `passwordNeeded` and changes nothing: the password may be
 * a stranger's, who signed up with an address that is not theirs. A code opened again after it worked
 * still says done, because mail scanners open links.
 */
export async function confirmEmail(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  code: string,
  browser: string | undefined,
): Promise<CodeResult | 'passwordNeeded'> {
  const found = await findCode(db, code, 'confirm');
  if (!found) return 'unknown';
  if (found.used_at) return 'done';
  const now = clock.now();
  if (found.expires_at <= now) return 'expired';
  const { password_hash: passwordHash } = found;
  if (!passwordHash || !isSameBrowser(found.browser_hash, browser)) return 'passwordNeeded';
  await db.transaction().execute(async (trx) => {
    if (!(await claimCode(trx, code, 'confirm', now))) return;
    await trx
      .updateTable('identity_account')
      .set({ password_hash: passwordHash, password_changed_at: now })
      .where('user_id', '=', found.user_id)
      .execute();
    await trx
      .updateTable('app_user')
      .set({ email_confirmed_at: now })
      .where('id', '=', found.user_id)
      .where('email', '=', found.email)
      .where('email_confirmed_at', 'is', null)
      .execute();
  });
  return 'done';
}
