import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { isUniqueViolation } from '../../../db/unique-violation.ts';
import { tooManyRequests } from '../../../plugins/errors/errors.ts';
import type { AccountDeps } from '../account-deps.ts';
import { endSessions } from '../end-sessions.ts';
import {
  addressChanged,
  addressTaken,
  addressWillChange,
  confirmNewAddress,
} from '../identity.mails.ts';
import {
  type CodeResult,
  claimCode,
  createCode,
  findCode,
  useUpCodes,
} from '../mailed-codes.repository.ts';
import { inTime, takeTries } from '../throttle/throttle.repository.ts';
import { mailTries } from '../throttle/throttle.rules.ts';

const lifetime = 48 * 3_600_000;

export interface EmailChange {
  userId: number;
  /** The session that asks: it stays. */
  sessionId: string;
  from: string;
  to: string;
}

/**
 * Mails a link to the new address; the address changes when it is opened. An address that has an
 * account gets a mail that says so, and nothing else tells the two apart.
 */
export async function askForEmailChange(deps: AccountDeps, change: EmailChange): Promise<void> {
  const { db, clock, mail } = deps;
  const now = clock.now();
  const wait = await takeTries(db, mailTries(change.to, `user ${change.userId}`), now);
  if (wait) {
    throw tooManyRequests(
      `Too many emails were sent to this address. Try again in ${inTime(wait)}.`,
    );
  }
  await db.transaction().execute(async (trx) => {
    await useUpCodes(trx, change.userId, 'change', now);
    const code = await createCode(trx, {
      userId: change.userId,
      email: change.to,
      purpose: 'change',
      now,
      expiresAt: new Date(now.getTime() + lifetime),
    });
    const isTaken = await trx
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', change.to)
      .executeTakeFirst();
    const first = isTaken ? addressTaken(deps) : confirmNewAddress(deps, code);
    await mail.send({ to: change.to, ...first }, trx);
    await mail.send({ to: change.from, ...addressWillChange(deps, change.to) }, trx);
    await endSessions(trx, change.userId, change.sessionId);
  });
}

/** The address that waits for its link to be opened. */
export async function findPendingEmail(
  db: Kysely<DB>,
  userId: number,
  now: Date,
): Promise<string | null> {
  const row = await db
    .selectFrom('email_code')
    .select('email')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'change')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Takes the new address by its mailed code, unless another account has it by now. */
export async function confirmEmailChange(deps: AccountDeps, code: string): Promise<CodeResult> {
  const { db, clock, mail } = deps;
  const found = await findCode(db, code, 'change');
  if (!found) return 'unknown';
  const now = clock.now();
  const isUsed = found.used_at !== null;
  // A link opened again after it worked still says so: mail scanners open links.
  if (isUsed) return (await hasEmail(db, found.user_id, found.email)) ? 'done' : 'expired';
  if (found.expires_at <= now) return 'expired';
  const change = db.transaction().execute(async (trx) => {
    if (!(await claimCode(trx, code, 'change', now))) return false;
    const former = await trx
      .selectFrom('app_user')
      .select('email')
      .where('id', '=', found.user_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const changed = await trx
      .updateTable('app_user')
      .set({
        email: found.email,
        email_confirmed_at: now,
        profile_version: sql`profile_version + 1`,
      })
      .where('id', '=', found.user_id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('app_user as other')
              .select('other.id')
              .where('other.email', '=', found.email),
          ),
        ),
      )
      .returning('id')
      .executeTakeFirst();
    if (!changed) return false;
    await mail.send({ to: former.email, ...addressChanged(deps, found.email) }, trx);
    return true;
  });
  // Two who take one address in the same moment both found it free: the second is stopped by its index.
  const isChanged = await change.catch((error: unknown) => {
    if (isUniqueViolation(error)) return false;
    throw error;
  });
  return isChanged ? 'done' : 'expired';
}

async function hasEmail(db: Kysely<DB>, userId: number, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}
