import { createHash } from 'node:crypto';
import { type JWTVerifyGetKey, jwtVerify } from 'jose';

export interface AccessClaims {
  /** Subject at the issuer. */
  subject: string;
  /** The browser session it was made for. */
  sessionId: string;
  /** Seconds since 1970 of the last time the password was given. */
  authTime: number;
  expiresAt: number;
}

export type VerifyAccessToken = (token: string) => Promise<AccessClaims>;

const mostKept = 10_000;

/**
 * Verifies RS256 access tokens of one issuer for the audience `uplink-api`. A signature is checked
 * once and the result kept until the token expires: verifying is the dearest part of a small read.
 */
export function createAccessTokenVerifier(options: {
  issuer: string;
  keys: JWTVerifyGetKey;
  now: () => Date;
}): VerifyAccessToken {
  const kept = new Map<string, AccessClaims>();
  return async (token) => {
    const key = createHash('sha256').update(token).digest('base64url');
    const known = kept.get(key);
    if (known && known.expiresAt * 1000 > options.now().getTime()) return known;
    const { payload } = await jwtVerify(token, options.keys, {
      issuer: options.issuer,
      audience: 'uplink-api',
      algorithms: ['RS256'],
      typ: 'at+jwt',
      requiredClaims: ['sub', 'sid', 'exp'],
      currentDate: options.now(),
    });
    const claims: AccessClaims = {
      subject: String(payload.sub),
      sessionId: String(payload.sid),
      authTime: Number(payload.auth_time ?? 0),
      expiresAt: Number(payload.exp),
    };
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
    kept.set(key, claims);
    return claims;
  };
}
