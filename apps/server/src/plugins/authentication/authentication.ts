import { mayAny, SECOND_FACTOR_MINUTES } from '@uplink/api-client/domain';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Clock } from '../../clock.ts';
import { forbidden, Refusal, unauthenticated } from '../errors/errors.ts';
import type { VerifyAccessToken } from './access-token.ts';
import { findCallerOfSession, type SignedInCaller } from './caller.repository.ts';

export interface Access {
  /** `everyone`, `signedIn` or the roles of the contract's x-roles. */
  roles: readonly string[];
  /** x-frozen: allowed. */
  isOpenToFrozen: boolean;
  /** x-caller: optional: open to everyone, but a token that is sent must be good. */
  asksForCaller: boolean;
  /**
   * Where a deployment requires it: given at this sign-in, by everyone or by staff of the admin area alone; or within
   * the last half hour.
   */
  secondFactor: 'none' | 'ofStaff' | 'signIn' | 'recent';
}

export type Authenticate = (
  request: FastifyRequest,
  access: Access,
) => Promise<SignedInCaller | null>;

interface SecondFactorRule {
  clock: Clock;
  requiresSecondFactor: boolean;
}

/** Decides from the bearer token, the live account and the contract whether a call may go on. */
export function createAuthenticate(
  pool: pg.Pool,
  verify: VerifyAccessToken,
  { clock, requiresSecondFactor }: SecondFactorRule,
): Authenticate {
  return async (request, access) => {
    const isOpen = access.roles.includes('everyone');
    if (isOpen && !(access.asksForCaller && request.headers.authorization)) return null;
    const caller = await callerOfToken(pool, verify, bearerOf(request));
    if (!caller.isActive) throw blocked();
    if (caller.isFrozen && !access.isOpenToFrozen) throw frozen();
    const isAllowed =
      isOpen ||
      access.roles.includes('signedIn') ||
      caller.roles.some((role) => access.roles.includes(role));
    if (!isAllowed) throw forbidden('Your account has no access to this area.');
    // A sign-in that was made with a second factor is held to it even where none is required.
    if (requiresSecondFactor || caller.factorAt) {
      requireSecondFactor(caller, access.secondFactor, clock.now());
    }
    return caller;
  };
}

function requireSecondFactor(
  { factorAt, roles }: SignedInCaller,
  wanted: Access['secondFactor'],
  now: Date,
): void {
  if (wanted === 'none' || (wanted === 'ofStaff' && !mayAny({ roles }, 'enterAdmin'))) return;
  if (!factorAt) {
    throw new Refusal(
      403,
      'secondFactorRequired',
      'Your role requires a second factor. Set one up under Security and sign in with it.',
    );
  }
  const isRecent = now.getTime() - factorAt.getTime() <= SECOND_FACTOR_MINUTES * 60_000;
  if (wanted === 'recent' && !isRecent) {
    throw new Refusal(
      403,
      'secondFactorStale',
      "Confirm it's you with your second factor, then repeat this.",
    );
  }
}

/** The account a valid access token belongs to; the websocket asks the same. */
export async function callerOfToken(
  pool: pg.Pool,
  verify: VerifyAccessToken,
  token: string | undefined,
): Promise<SignedInCaller> {
  if (!token) throw unauthenticated('Sign in to continue.');
  const { userId, sessionId, authTime } = await claimsOf(verify, token);
  const caller = await findCallerOfSession(pool, userId, sessionId);
  if (!caller) throw unauthenticated();
  return { ...caller, sessionId, authTime };
}

async function claimsOf(verify: VerifyAccessToken, token: string) {
  try {
    return await verify(token);
  } catch {
    throw unauthenticated();
  }
}

const header = 'authorization';
const scheme = 'Bearer ';

/** Of two tokens none counts: a proxy in front may have looked at the other one. */
function bearerOf({ headers: { authorization }, raw: { rawHeaders } }: FastifyRequest) {
  if (!authorization?.startsWith(scheme)) return undefined;
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === header.length && name.toLowerCase() === header) count += 1;
  }
  return count === 1 ? authorization.slice(scheme.length) : undefined;
}

function blocked() {
  return new Refusal(
    403,
    'unauthorized',
    'This account is deactivated. Contact support to learn more.',
  );
}

function frozen() {
  return new Refusal(403, 'frozen', 'A payment is overdue. Open Billing to continue.');
}
