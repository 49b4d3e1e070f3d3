import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { DB } from '../../../db/schema.ts';
import { openText, type Seal, sealText } from '../../../sealed.ts';

const periodSeconds = 30;
/** Clocks of phones may be off by one period. */
const window = 1;

interface Deps {
  db: Kysely<DB>;
  secret: string;
}

/** An authenticator app's key, as a person types it and as a QR code carries it. */
export interface AuthenticatorKey {
  key: string;
  uri: string;
}

/** A key for an account that has no confirmed one; undefined when it has. */
export async function newAuthenticator(
  { db, secret }: Deps,
  { userId, email, now }: { userId: number; email: string; now: Date },
): Promise<AuthenticatorKey | undefined> {
  const key = new Secret({ size: 20 });
  const sealed_key = sealText(key.base32, sealOf(secret));
  const row = await db
    .insertInto('authenticator')
    .values({ user_id: userId, sealed_key, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_key, created_at: now, last_step: 0 })
        .where('authenticator.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row && { key: key.base32, uri: totpOf(key, email).toString() };
}

/** Whether a code is right; each is taken once, also by many at the same moment. */
export async function takeCode(
  { db, secret }: Deps,
  { userId, code, now }: { userId: number; code: string; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('authenticator')
    .select('sealed_key')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return false;
  const key = Secret.fromBase32(openText(row.sealed_key, sealOf(secret)));
  const token = code.replaceAll(/\s/g, '');
  const timestamp = now.getTime();
  const off = totpOf(key).validate({ token, timestamp, window });
  if (off === null) return false;
  const step = Math.floor(timestamp / 1000 / periodSeconds) + off;
  const taken = await db
    .updateTable('authenticator')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('sealed_key', '=', row.sealed_key)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

function totpOf(secret: Secret, label = ''): TOTP {
  return new TOTP({ issuer: 'Uplink Academy', label, secret, period: periodSeconds });
}

const sealOf = (secret: string): Seal => ({ secret, purpose: 'authenticator' });
