import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';

type Transports = RegistrationResponseJSON['response']['transports'];

/** The site that passkeys are made for. */
interface Site {
  publicUrl: string;
}

export interface MadePasskey {
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string;
}

/** What a device needs to make one more passkey for an account. */
export async function registrationOptions(
  { db, publicUrl, academyName }: Site & { db: Kysely<DB>; academyName: string },
  { userId, email }: { userId: number; email: string },
) {
  return generateRegistrationOptions({
    rpName: academyName,
    rpID: new URL(publicUrl).hostname,
    userName: email,
    userID: new TextEncoder().encode(String(userId)),
    attestationType: 'none',
    excludeCredentials: await credentialsOf(db, userId),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
}

/** The passkey in a device's answer to a challenge; undefined when the answer does not hold. */
export async function readRegistration(
  { publicUrl }: Site,
  response: unknown,
  challenge: string,
): Promise<MadePasskey | undefined> {
  const result = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: new URL(publicUrl).origin,
    expectedRPID: new URL(publicUrl).hostname,
  }).catch(() => undefined);
  const credential = result?.registrationInfo?.credential;
  return (
    credential && {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
    }
  );
}

/** What a device needs to sign in with a passkey of an account. */
export async function signInOptions({ db, publicUrl }: Site & { db: Kysely<DB> }, userId: number) {
  return generateAuthenticationOptions({
    rpID: new URL(publicUrl).hostname,
    allowCredentials: await credentialsOf(db, userId),
    userVerification: 'required',
  });
}

/** Whether a device's answer to a challenge was made with a passkey of the account. */
export async function takePasskey(
  { db, publicUrl }: Site & { db: Kysely<DB> },
  {
    userId,
    response,
    challenge,
    now,
  }: { userId: number; response: string; challenge: string; now: Date },
): Promise<boolean> {
  const answer = parse(response);
  const passkey = await db
    .selectFrom('passkey')
    .select(['id', 'credential_id', 'public_key', 'counter', 'transports'])
    .where('user_id', '=', userId)
    .where('credential_id', '=', String(answer?.id ?? ''))
    .executeTakeFirst();
  if (!answer || !passkey) return false;
  const result = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: new URL(publicUrl).origin,
    expectedRPID: new URL(publicUrl).hostname,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: Number(passkey.counter),
    },
  }).catch(() => undefined);
  if (!result?.verified) return false;
  // A counter that another answer has moved on since was copied or sent twice.
  const taken = await db
    .updateTable('passkey')
    .set({ counter: result.authenticationInfo.newCounter, used_at: now })
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

async function credentialsOf(db: Kysely<DB>, userId: number) {
  const rows = await db
    .selectFrom('passkey')
    .select(['credential_id as id', 'transports'])
    .where('user_id', '=', userId)
    .limit(20)
    .execute();
  return rows.map(({ id, transports }) => ({ id, transports: transports as Transports }));
}

function parse(text: string): AuthenticationResponseJSON | undefined {
  try {
    return JSON.parse(text) as AuthenticationResponseJSON;
  } catch {
    return undefined;
  }
}
