import { FRESH_SIGN_IN_MINUTES } from '@uplink/api-client/domain';
import type { Clock } from '../../clock.ts';
import { Refusal } from '../errors/errors.ts';
import type { SignedInCaller } from './caller.repository.ts';

/** Until when a sign-in counts as fresh. */
export function freshUntil({ authTime }: SignedInCaller): Date {
  return new Date(authTime.getTime() + FRESH_SIGN_IN_MINUTES * 60_000);
}

/** What could take an account over is changed only by someone who gave the password just now. */
export function requireFreshSignIn(caller: SignedInCaller, clock: Clock): void {
  if (clock.now() <= freshUntil(caller)) return;
  throw new Refusal(403, 'staleSignIn', 'Sign in again to change this.');
}
