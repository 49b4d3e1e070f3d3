import { createHash } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import type { Deps } from '../../deps.ts';
import type { SignedInCaller } from '../../plugins/authentication/caller.repository.ts';
import { endProviderSessions, endSessions } from '../../providers/identity/end-sessions.ts';

const mostShown = 100;

/** Where an account is signed in, most recently used first. */
export async function listSignIns(
  { db, clock }: Deps,
  caller: SignedInCaller,
): Promise<Schema<'SignIn'>[]> {
  const rows = await db
    .selectFrom('browser_session')
    .select(['id_hash', 'device', 'created_at', 'renewed_at'])
    .where('user_id', '=', caller.id)
    .where('expires_at', '>', clock.now())
    .orderBy('renewed_at', 'desc')
    .orderBy('id_hash')
    .limit(mostShown)
    .execute();
  return rows.map((row) => ({
    id: publicIdOf(row.id_hash),
    device: row.device,
    startedAt: row.created_at.toISOString(),
    usedAt: row.renewed_at.toISOString(),
    isCurrent: row.id_hash === caller.sessionId,
  }));
}

export async function endOtherSignIns({ db }: Deps, caller: SignedInCaller): Promise<void> {
  await db.transaction().execute((trx) => endSessions(trx, caller.id, caller.sessionId));
}

/** That device asks for the password again, and so does every other, once its own sign-in is over. */
export async function endSignIn({ db }: Deps, caller: SignedInCaller, id: string): Promise<void> {
  const rows = await db
    .selectFrom('browser_session')
    .select('id_hash')
    .where('user_id', '=', caller.id)
    .execute();
  const found = rows.find(({ id_hash }) => publicIdOf(id_hash) === id);
  if (!found) return;
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('browser_session').where('id_hash', '=', found.id_hash).execute();
    await endProviderSessions(trx, caller.id);
  });
}

/** The hash is part of what access tokens carry: a list does not hand it out. */
function publicIdOf(sessionId: string): string {
  return createHash('sha256').update(`shown ${sessionId}`).digest('base64url').slice(0, 16);
}
