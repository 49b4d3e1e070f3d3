import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { DB } from '../../../db/schema.ts';
import type { Secrets } from '../../../sealed.ts';
import { SEALED_PLACES } from '../../../vault/sealed-places.ts';
import { MARK, openOne, sealFor } from '../../../vault/vault.ts';

const periodSeconds = 30;
/** Clocks of phones may be off by one period. */
const window = 1;

interface Deps {
  db: Kysely<DB>;
  secrets: Secrets;
}

interface NewAuthenticator {
  userId: number;
  email: string;
  /** What the app lists the key under. */
  issuer: string;
  now: Date;
}

/** An authenticator app's key, as a person types it and as a QR code carries it. */
export interface AuthenticatorKey {
  key: string;
  uri: string;
}

/** A key for an account that has no confirmed one; undefined when it has. */
export async function newAuthenticator(
  { db, secrets }: Deps,
  { userId, email, issuer, now }: NewAuthenticator,
): Promise<AuthenticatorKey | undefined> {
  const key = new Secret({ size: 20 });
  const sealed_key = await sealFor(db, secrets, { userId, place }, key.base32);
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
  return row && { key: key.base32, uri: totpOf(key, { issuer, label: email }).toString() };
}

interface GivenCode {
  userId: number;
  code: string;
  now: Date;
  /** Of an app that is being set up, which opens nothing before. */
  isFirst?: boolean;
}

/** Whether a code is right; each is taken once, also by many at the same moment. */
export async function takeCode(
  { db, secrets }: Deps,
  { userId, code, now, isFirst = false }: GivenCode,
): Promise<boolean> {
  const row = await db
    .selectFrom('authenticator')
    .select('sealed_key')
    .where('user_id', '=', userId)
    .where('confirmed_at', isFirst ? 'is' : 'is not', null)
    .executeTakeFirst();
  if (!row) return false;
  const secret = await openKey({ db, secrets }, row.sealed_key);
  if (secret === null) return false;
  const key = Secret.fromBase32(secret);
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

function totpOf(secret: Secret, names = { issuer: '', label: '' }): TOTP {
  return new TOTP({ ...names, secret, period: periodSeconds });
}

const place = 'authenticator.sealed_key';

/** Keys from before each person had one of their own are sealed with the server's secret. */
async function openKey({ db, secrets }: Deps, sealed: string): Promise<string | null> {
  if (sealed.startsWith(MARK)) return openOne(db, secrets, place, sealed);
  return SEALED_PLACES[place].former?.(sealed, secrets) ?? null;
}
