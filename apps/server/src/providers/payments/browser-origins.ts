import type { Config } from '../../config/config.ts';

/** What pages of the academy may load of the card provider, and no one else's. */
export function paymentOrigins({ paymentProviders: { stripe, sandbox } }: Config) {
  if (!stripe) return { frames: [new URL(sandbox.publicUrl).origin], scripts: [], calls: [] };
  const script = 'https://js.stripe.com';
  return {
    frames: [script, 'https://hooks.stripe.com'],
    scripts: [script],
    calls: ['https://api.stripe.com'],
  };
}
