import type { AuthenticationOutcome } from './payments.types.ts';
import { loadStripe } from './stripe-script.ts';

/** Stripe shows the bank's question itself. */
export async function confirmWithStripe(
  publishableKey: string,
  clientSecret: string,
  failed: string,
): Promise<AuthenticationOutcome> {
  const stripe = await loadStripe(publishableKey, failed);
  const { error } = await stripe.handleNextAction({ clientSecret });
  if (!error) return 'approved';
  return error.code === 'payment_intent_authentication_failure' ? 'failed' : 'closed';
}
