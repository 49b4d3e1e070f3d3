import { randomBytes, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { findCaller } from '../../plugins/authentication/caller.repository.ts';
import { Refusal, unauthenticated } from '../../plugins/errors/errors.ts';
import type { SigningKey } from '../../providers/identity/signing-keys.ts';
import { endSession, openSession, renewSession } from './browser-session.repository.ts';
import type { SignedIn } from './issuer.ts';

const tokenSeconds = 300;

/** A short-lived access token for an account. */
export function signAccessToken(
  key: SigningKey,
  claims: { issuer: string; userId: number; authTime: Date; now: Date },
): Promise<string> {
  const seconds = Math.floor(claims.now.getTime() / 1000);
  return new SignJWT({ auth_time: Math.floor(claims.authTime.getTime() / 1000) })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'at+jwt' })
    .setIssuer(claims.issuer)
    .setAudience('uplink-api')
    .setSubject(String(claims.userId))
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + tokenSeconds)
    .sign(key.privateKey);
}

/** A new access token for a cookie's session, as long as the account may sign in. */
export async function renewToken(
  deps: { db: Kysely<DB>; clock: Clock; signingKey: SigningKey; publicUrl: string },
  sessionId: string | undefined,
) {
  const now = deps.clock.now();
  const session = sessionId ? await renewSession(deps.db, sessionId, now) : undefined;
  if (!sessionId || !session) throw unauthenticated();
  const caller = await findCaller(deps.db, session.userId);
  if (!caller?.isActive) {
    await endSession(deps.db, sessionId);
    throw new Refusal(
      403,
      'unauthorized',
      'This account is deactivated. Contact support to learn more.',
    );
  }
  const accessToken = await signAccessToken(deps.signingKey, {
    issuer: deps.publicUrl,
    userId: session.userId,
    authTime: session.authTime,
    now,
  });
  return { accessToken, expiresIn: tokenSeconds };
}

/** Opens a session for somebody the identity provider vouches for; returns the cookie's secret. */
export async function acceptSignIn(
  deps: { db: Kysely<DB>; clock: Clock; isBuiltIn: boolean },
  signedIn: SignedIn,
): Promise<string> {
  const userId = deps.isBuiltIn
    ? Number(signedIn.subject)
    : await findOrLinkUser(deps.db, signedIn, deps.clock.now());
  const caller = await findCaller(deps.db, userId);
  if (!caller?.isActive) throw new Refusal(403, 'unauthorized', 'This account is deactivated.');
  return openSession(
    deps.db,
    { userId, authTime: new Date(signedIn.authTime * 1000), idToken: signedIn.idToken },
    deps.clock.now(),
  );
}

/**
 * Identity is issuer and subject. An unknown subject gets a new account when its verified address is
 * free; an address that is taken is never linked by itself, whoever claims it.
 */
function findOrLinkUser(db: Kysely<DB>, signedIn: SignedIn, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('identity_subject')
      .select('user_id')
      .where('issuer', '=', signedIn.issuer)
      .where('subject', '=', signedIn.subject)
      .executeTakeFirst();
    if (known) return known.user_id;
    if (!signedIn.email || !signedIn.isEmailVerified) {
      throw new Refusal(
        403,
        'forbidden',
        'Confirm your e-mail address at your identity provider first.',
      );
    }
    const [firstName = 'New'] = signedIn.email.split('@');
    const created = await trx
      .insertInto('app_user')
      .values({
        email: signedIn.email,
        email_confirmed_at: now,
        first_name: firstName,
        last_name: '',
        unique_name: randomUUID(),
        referral_code: randomBytes(6).toString('hex'),
        signup_method: 'oidc',
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) {
      throw new Refusal(
        403,
        'forbidden',
        'This e-mail address belongs to another sign-in. Contact support.',
      );
    }
    await trx.insertInto('user_role').values({ user_id: created.id, role: 'student' }).execute();
    await trx.insertInto('user_context').values({ user_id: created.id }).execute();
    await trx
      .insertInto('identity_subject')
      .values({ issuer: signedIn.issuer, subject: signedIn.subject, user_id: created.id })
      .execute();
    return created.id;
  });
}
