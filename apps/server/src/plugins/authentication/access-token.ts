import { type JWTVerifyGetKey, jwtVerify } from 'jose';

export interface AccessClaims {
  /** The subject: an account of this academy. */
  userId: number;
  /** The browser session it was made for. */
  sessionId: string;
  /** The last time the password was given. */
  authTime: Date;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Immediate for a token seen before; throws for an invalid or expired one. */
export type VerifyAccessToken = (token: string) => AccessClaims | Promise<AccessClaims>;

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
  const check = async (token: string) => {
    const { payload } = await jwtVerify(token, options.keys, {
      issuer: options.issuer,
      audience: 'uplink-api',
      algorithms: ['RS256'],
      typ: 'at+jwt',
      requiredClaims: ['sub', 'sid', 'exp'],
      currentDate: options.now(),
    });
    const claims: AccessClaims = {
      userId: Number(payload.sub),
      sessionId: String(payload.sid),
      authTime: new Date(Number(payload.auth_time ?? 0) * 1000),
      expiresAt: Number(payload.exp) * 1000,
    };
    if (!Number.isSafeInteger(claims.userId)) throw new Error('The subject is not an account.');
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
    kept.set(token, claims);
    return claims;
  };
  return (token) => {
    const known = kept.get(token);
    return known && known.expiresAt > options.now().getTime() ? known : check(token);
  };
}
