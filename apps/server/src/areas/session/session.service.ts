import { SignJWT } from 'jose';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { findCaller } from '../../plugins/authentication/caller.repository.ts';
import { Refusal, unauthenticated } from '../../plugins/errors/errors.ts';
import type { SigningKey } from '../../providers/identity/oidc/signing-keys.ts';
import {
  endSession,
  openSession,
  refreshSession,
  renewSession,
  sessionIdOf,
} from './browser-session.repository.ts';
import type { SignedIn } from './issuer.ts';
import { findOrLinkUser } from './linked-user.repository.ts';

const tokenSeconds = 300;

/** A short-lived access token for an account; it ends with its session. */
export function signAccessToken(
  key: SigningKey,
  claims: { issuer: string; userId: number; sessionId: string; authTime: Date; now: Date },
): Promise<string> {
  const seconds = Math.floor(claims.now.getTime() / 1000);
  return new SignJWT({
    auth_time: Math.floor(claims.authTime.getTime() / 1000),
    sid: claims.sessionId,
  })
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
  deps: { db: Kysely<DB>; clock: Clock; signingKey: Promise<SigningKey>; publicUrl: string },
  cookie: string | undefined,
) {
  const now = deps.clock.now();
  const session = cookie ? await renewSession(deps.db, cookie, now) : undefined;
  if (!cookie || !session) throw unauthenticated();
  const caller = await findCaller(deps.db, session.userId);
  if (!caller?.isActive) {
    await endSession(deps.db, cookie);
    throw new Refusal(
      403,
      'unauthorized',
      'This account is deactivated. Contact support to learn more.',
    );
  }
  const accessToken = await signAccessToken(await deps.signingKey, {
    issuer: deps.publicUrl,
    userId: session.userId,
    sessionId: sessionIdOf(cookie),
    authTime: session.authTime,
    now,
  });
  return { accessToken, expiresIn: tokenSeconds };
}

/**
 * Opens a session for someone the identity provider vouches for; returns the cookie's secret. Who
 * was signed in here already goes on with the same session, so that other tabs do too; someone
 * else's ends.
 */
export async function acceptSignIn(
  deps: { db: Kysely<DB>; clock: Clock; isBuiltIn: boolean },
  { device, ...signedIn }: SignedIn & { device: string | null },
  formerCookie: string | undefined,
): Promise<{ id: string; userId: number }> {
  const { db, clock } = deps;
  const userId = deps.isBuiltIn
    ? Number(signedIn.subject)
    : await findOrLinkUser(db, signedIn, clock.now());
  const caller = await findCaller(db, userId);
  if (!caller?.isActive) throw new Refusal(403, 'unauthorized', 'This account is deactivated.');
  const authTime = new Date(signedIn.authTime * 1000);
  const factorAt = signedIn.hasSecondFactor ? authTime : null;
  const session = { userId, authTime, idToken: signedIn.idToken, device, factorAt };
  if (formerCookie) {
    if (await refreshSession(db, formerCookie, session, clock.now()))
      return { id: formerCookie, userId };
    await endSession(db, formerCookie);
  }
  return { id: await openSession(db, session, clock.now()), userId };
}

/** Ends the session of a cookie; returns what the identity provider knows it by. */
export async function endSignIn(
  { db, isBuiltIn }: { db: Kysely<DB>; isBuiltIn: boolean },
  cookie: string | undefined,
): Promise<string | null> {
  const session = cookie ? await endSession(db, cookie) : undefined;
  if (!session) return null;
  await db.deleteFrom('partner_sign_in').where('user_id', '=', session.userId).execute();
  // Otherwise the built-in provider signs the next person in without asking.
  if (isBuiltIn) {
    await db
      .deleteFrom('identity_payload')
      .where('kind', '=', 'Session')
      .where('payload', '@>', JSON.stringify({ accountId: String(session.userId) }))
      .execute();
  }
  return session.idToken;
}
