import { CARD_PAYMENT_FAILED } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import { hashOf } from '../../digests.ts';
import type { SignedInCaller } from '../../plugins/authentication/caller.repository.ts';
import {
  paymentDeclined,
  Refusal,
  tooManyRequests,
  unprocessable,
} from '../../plugins/errors/errors.ts';
import { inTime, takeTries } from '../../providers/identity/throttle/throttle.repository.ts';
import { cardDeclines, cardTries } from '../../providers/identity/throttle/throttle.rules.ts';
import { MethodRefused, ProviderUnreachable } from '../../providers/payments/payment-errors.ts';
import type { PaymentKind, SavedMethod } from '../../providers/payments/payments.ts';
import { unknownToken } from './method-tokens.ts';

export type BillingDeps = Pick<
  Deps,
  'db' | 'clock' | 'payments' | 'publicUrl' | 'academyName' | 'pdf' | 'mail' | 'config'
>;

/** Who adds a method, and from which network. */
export interface Adding {
  caller: SignedInCaller;
  origin: string;
  /** Of staff who add it for its owner. */
  staffId?: number;
}

type Trying = Pick<Adding, 'origin'> & { caller: Pick<SignedInCaller, 'id' | 'sessionId'> };

/** Counts one thing more that reaches a provider, unless there were too many. */
export async function takeMethodTry(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { caller, origin }: Trying,
): Promise<void> {
  const tries = cardTries(caller.id, origin, caller.sessionId);
  const wait = await takeTries(db, tries, clock.now());
  if (wait) throw tooManyRequests(`Too many tries. Try again in ${inTime(wait)}.`);
}

/**
 * Has a provider turn a token into a method. What reaches the provider is limited for a person, a sign-in and
 * a network, and after a few declines no one learns their reason: stolen cards are not tried out here.
 */
export async function saveMethod(
  { db, clock, payments }: BillingDeps,
  // Visitors of checkout pages have the number of their account to be, and their browser's token.
  { caller, origin }: Trying,
  { kind, token }: { kind: PaymentKind; token: string },
): Promise<SavedMethod> {
  const now = clock.now();
  await takeMethodTry({ db, clock }, { caller, origin });
  try {
    const customer = String(caller.id);
    const idempotencyKey = `method:${hashOf(`${customer} ${token}`)}`;
    return await payments[kind].saveMethod({ token, customer, idempotencyKey });
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw unreachable();
    if (!(error instanceof MethodRefused)) throw error;
    if (error.code === 'tokenUsed') throw unknownToken();
    if (error.code === 'notApproved') throw unprocessable(error.message);
    if (error.clientAction) throw confirmationNeeded(error);
    const isAttack = await takeTries(db, cardDeclines(caller.id, origin), now);
    throw paymentDeclined(isAttack ? CARD_PAYMENT_FAILED : error.message);
  }
}

export const unreachable = () =>
  new Refusal(503, 'unavailable', 'We could not process your request');

function confirmationNeeded({ message, clientAction }: MethodRefused): Refusal {
  return new Refusal(402, 'authenticationNeeded', message, { confirmation: clientAction });
}
