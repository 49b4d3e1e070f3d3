import type { Stripe } from '@stripe/stripe-js';
import { loadStripe as load } from '@stripe/stripe-js/pure';

const loaded = new Map<string, Promise<Stripe>>();

/** Stripe's script, from Stripe's own origin, once for a page; one that failed to load is asked for again. `failed` says that it did. */
export function loadStripe(publishableKey: string, failed: string): Promise<Stripe> {
  const known = loaded.get(publishableKey);
  if (known) return known;
  const made = load(publishableKey).then((stripe) => {
    if (!stripe) throw new Error(failed);
    return stripe;
  });
  loaded.set(publishableKey, made);
  made.catch(() => loaded.delete(publishableKey));
  return made;
}
