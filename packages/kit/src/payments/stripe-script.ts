import type { Stripe } from '@stripe/stripe-js';
import { loadStripe as load } from '@stripe/stripe-js/pure';
import { paymentsMessages } from './payments.messages.ts';

const loaded = new Map<string, Promise<Stripe>>();

/** Stripe's script, from Stripe's own origin, once for a page; one that failed to load is asked for again. */
export function loadStripe(publishableKey: string): Promise<Stripe> {
  const known = loaded.get(publishableKey);
  if (known) return known;
  const made = load(publishableKey).then((stripe) => {
    if (!stripe) throw new Error(paymentsMessages.failed);
    return stripe;
  });
  loaded.set(publishableKey, made);
  made.catch(() => loaded.delete(publishableKey));
  return made;
}
