import Stripe from 'stripe';
import { ProviderRefused, ProviderUnreachable } from '../payment-errors.ts';

/** What an error says about the money: nothing is known, or it has certainly not moved. */
export function toProviderError(error: unknown): Error {
  if (!(error instanceof Stripe.errors.StripeError)) return error as Error;
  const { statusCode = 0 } = error;
  // 409: the same key is at work right now. 429: it was not even looked at, but it may be later.
  const isUnknown =
    statusCode === 0 || statusCode >= 500 || statusCode === 409 || statusCode === 429;
  return isUnknown ? new ProviderUnreachable(error.message) : new ProviderRefused(error.message);
}

/** Runs calls whose errors are those of the interface. */
export async function asking<Answer>(calls: () => Promise<Answer>): Promise<Answer> {
  try {
    return await calls();
  } catch (error) {
    throw toProviderError(error);
  }
}

export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
