import type { AccountDeps } from '../account-deps.ts';
import { clearAttempts } from '../attempts.repository.ts';
import { endSessions } from '../end-sessions.ts';
import { useUpCodes } from '../mailed-codes.repository.ts';
import { hashPassword } from '../passwords/passwords.ts';

export interface PasswordChange {
  userId: number;
  /** The session that asks: it goes on. */
  sessionId: string;
  email: string;
  password: string;
}

/** Sets another password; every other session ends, links mailed for a new one too. */
export async function changePassword(deps: AccountDeps, change: PasswordChange): Promise<void> {
  const { db, clock, mail, publicUrl } = deps;
  const now = clock.now();
  const passwordHash = await hashPassword(change.password);
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('identity_account')
      .set({ password_hash: passwordHash, password_changed_at: now })
      .where('user_id', '=', change.userId)
      .execute();
    await useUpCodes(trx, change.userId, 'reset', now);
    await clearAttempts(trx, 'signIn', change.email);
    await endSessions(trx, change.userId, change.sessionId);
    await mail.send(
      {
        to: change.email,
        subject: 'Your password was changed',
        text: `The password of your Uplink Academy account was changed. All other devices were signed out.\n\nIf it was not you, ask for a new password at once:\n${publicUrl}/login`,
      },
      trx,
    );
  });
}
