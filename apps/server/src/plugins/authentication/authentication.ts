import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { forbidden, Refusal, unauthenticated } from '../errors/errors.ts';
import type { VerifyAccessToken } from './access-token.ts';
import { type Caller, findCaller, type SignedInCaller } from './caller.repository.ts';

export interface Access {
  /** `everyone`, `signedIn` or the roles of the contract's x-roles. */
  roles: readonly string[];
  /** x-frozen: allowed. */
  isOpenToFrozen: boolean;
}

export type Authenticate = (
  request: FastifyRequest,
  access: Access,
) => Promise<SignedInCaller | null>;

/** Decides from the bearer token, the live account and the contract whether a call may go on. */
export function createAuthenticate(db: Kysely<DB>, verify: VerifyAccessToken): Authenticate {
  return async (request, access) => {
    if (access.roles.includes('everyone')) return null;
    const { caller, ...signIn } = await callerOfToken(db, verify, bearerOf(request));
    if (!caller.isActive) throw blocked();
    if (caller.isFrozen && !access.isOpenToFrozen) throw frozen();
    const isAllowed =
      access.roles.includes('signedIn') || caller.roles.some((role) => access.roles.includes(role));
    if (!isAllowed) throw forbidden('Your account has no access to this area.');
    return { ...caller, ...signIn };
  };
}

/** The account a valid access token belongs to; the websocket asks the same. */
export async function callerOfToken(
  db: Kysely<DB>,
  verify: VerifyAccessToken,
  token: string | undefined,
): Promise<{ caller: Caller; sessionId: string; authTime: Date }> {
  if (!token) throw unauthenticated('Sign in to go on.');
  const claims = await verify(token).catch(() => {
    throw unauthenticated();
  });
  const id = Number(claims.subject);
  if (!Number.isSafeInteger(id)) throw unauthenticated();
  const caller = await findCaller(db, id, claims.sessionId);
  if (!caller) throw unauthenticated();
  return { caller, sessionId: claims.sessionId, authTime: new Date(claims.authTime * 1000) };
}

/** Of two tokens none counts: a proxy in front may have looked at the other one. */
function bearerOf(request: FastifyRequest): string | undefined {
  const names = request.raw.rawHeaders.filter((_text, index) => index % 2 === 0);
  if (names.filter((name) => name.toLowerCase() === 'authorization').length > 1) return undefined;
  return /^Bearer ([\w.~+/=-]+)$/.exec(request.headers.authorization ?? '')?.[1];
}

function blocked() {
  return new Refusal(
    403,
    'unauthorized',
    'This account is deactivated. Contact support to learn more.',
  );
}

function frozen() {
  return new Refusal(403, 'frozen', 'A payment is overdue. Open Billing to go on.');
}
