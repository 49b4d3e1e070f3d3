import { FRESH_SIGN_IN_MINUTES } from '@uplink/api-client/domain';
import type { Clock } from '../../clock.ts';
import { Refusal } from '../errors/errors.ts';
import type { SignedInCaller } from './caller.repository.ts';

/** What could take an account over is changed only by somebody who gave the password just now. */
export function requireFreshSignIn({ authTime }: SignedInCaller, clock: Clock): void {
  const age = clock.now().getTime() - authTime.getTime();
  if (age <= FRESH_SIGN_IN_MINUTES * 60_000) return;
  throw new Refusal(403, 'staleSignIn', 'Sign in again to change this.');
}
