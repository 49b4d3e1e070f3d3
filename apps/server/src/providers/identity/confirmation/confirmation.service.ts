import type { AccountDeps } from '../account-deps.ts';
import { takeAttempt } from '../attempts.repository.ts';
import { type CodeResult, claimCode, createCode, findCode } from '../mailed-codes.repository.ts';

const lifetime = 48 * 3_600_000;

/** Mails a confirmation link when the address has an unconfirmed account; else does nothing. */
export async function sendConfirmation(deps: AccountDeps, email: string): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  if ((await takeAttempt(db, 'mail', email, now)) > 0) return;
  const person = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email)
    .where('email_confirmed_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!person) return;
  const expiresAt = new Date(now.getTime() + lifetime);
  const code = await createCode(db, {
    userId: person.id,
    email,
    purpose: 'confirm',
    now,
    expiresAt,
  });
  await deps.mail.send({
    to: email,
    subject: 'Confirm your email address',
    text: `Welcome to Uplink Academy.\n\nOpen this link to confirm your address. It works for 48 hours:\n${deps.publicUrl}/confirm_email?code=${code}\n\nIf you did not sign up, there is nothing to do.`,
  });
}

/** Confirms an address. A code opened again after it worked still says done: mail scanners open links. */
export async function confirmEmail(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  code: string,
): Promise<CodeResult> {
  const found = await findCode(db, code, 'confirm');
  if (!found) return 'unknown';
  if (found.used_at) return 'done';
  const now = clock.now();
  if (found.expires_at <= now) return 'expired';
  await db.transaction().execute(async (trx) => {
    await claimCode(trx, code, 'confirm', now);
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
