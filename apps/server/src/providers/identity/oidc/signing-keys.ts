import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';

export interface SigningKey {
  kid: string;
  privateJwk: JWK;
  privateKey: CryptoKey;
  publicKeys: ReturnType<typeof createLocalJWKSet>;
}

/**
 * The RS256 key of this installation, made at the first start and shared by all its processes. Where there
 * will be none it can be made before; `made` is left where there is one.
 */
export async function loadSigningKey(
  db: Kysely<DB>,
  made?: ReturnType<typeof makeSigningKey>,
): Promise<SigningKey> {
  const stored = await findKey(db);
  const jwk = stored ?? (await storeKey(db, await (made ?? makeSigningKey())));
  const { d, p, q, dp, dq, qi, ...publicJwk } = jwk;
  return {
    kid: String(jwk.kid),
    privateJwk: jwk,
    privateKey: (await importJWK(jwk, 'RS256')) as CryptoKey,
    publicKeys: createLocalJWKSet({ keys: [publicJwk as JWK] }),
  };
}

async function findKey(db: Kysely<DB>): Promise<JWK | undefined> {
  const row = await db
    .selectFrom('signing_key')
    .select('private_jwk')
    .orderBy('created_at')
    .executeTakeFirst();
  return row?.private_jwk as JWK | undefined;
}

/** Takes the processor a tenth of a second. */
export async function makeSigningKey() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  return { ...jwk, kid, alg: 'RS256', use: 'sig' };
}

async function storeKey(db: Kysely<DB>, made: JWK & { kid: string }): Promise<JWK> {
  await db
    .insertInto('signing_key')
    .values({ kid: made.kid, private_jwk: JSON.stringify(made) })
    .execute();
  return (await findKey(db)) ?? made;
}
