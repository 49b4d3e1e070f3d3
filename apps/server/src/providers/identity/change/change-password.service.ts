import type { AccountDeps } from '../account-deps.ts';
import { endSessions } from '../end-sessions.ts';
import { passwordChanged } from '../identity.mails.ts';
import { useUpCodes } from '../mailed-codes.repository.ts';
import { hashPassword } from '../passwords/passwords.ts';

export interface PasswordChange {
  userId: number;
  /** The session that asks: it stays. */
  sessionId: string;
  email: string;
  password: string;
}

/**
 * Sets another password; every other session ends. So do links that were mailed for a new password, or for another
 * address: someone else may have asked for them.
 */
export async function changePassword(deps: AccountDeps, change: PasswordChange): Promise<void> {
  const { db, clock, mail } = deps;
  const now = clock.now();
  const passwordHash = await hashPassword(change.password);
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('identity_account')
      .set({ password_hash: passwordHash, password_changed_at: now })
      .where('user_id', '=', change.userId)
      .execute();
    await useUpCodes(trx, change.userId, ['reset', 'change'], now);
    await endSessions(trx, change.userId, change.sessionId);
    await mail.send({ to: change.email, ...passwordChanged(deps) }, trx);
  });
}
