import { type Environment, readNumber, readUrl, web } from './read-values.ts';

/** Who moves the money; the built-in sandbox takes the place of a provider that isn't set. */
export interface PaymentsConfig {
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string } | undefined;
  paypal: { clientId: string; secret: string; webhookId: string; isLive: boolean } | undefined;
  /** Where the sandbox listens, and where browsers reach it: an origin of its own. */
  sandbox: { port: number; publicUrl: string };
}

export function readPayments(
  env: Environment,
  academy: { port: number; publicUrl: string; isProduction: boolean },
): PaymentsConfig {
  // Where any free port will do for the academy, it does for the sandbox.
  const port = readNumber(env, 'PAYMENTS_SANDBOX_PORT', academy.port && academy.port + 1);
  const beside = new URL(academy.publicUrl);
  const publicUrl =
    readUrl(env, 'PAYMENTS_SANDBOX_URL', web) ?? `${beside.protocol}//${beside.hostname}:${port}`;
  if (port && new URL(publicUrl).origin === beside.origin)
    throw new Error('Set PAYMENTS_SANDBOX_URL to another origin than PUBLIC_URL.');
  return {
    stripe: readStripe(env),
    paypal: readPaypal(env, academy),
    sandbox: { port, publicUrl },
  };
}

function readStripe(env: Environment): PaymentsConfig['stripe'] {
  const secretKey = env.STRIPE_SECRET_KEY;
  if (!secretKey) return undefined;
  const { STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!publishableKey || !webhookSecret)
    throw new Error(
      'Set STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET along with STRIPE_SECRET_KEY.',
    );
  return { secretKey, publishableKey, webhookSecret };
}

function readPaypal(
  env: Environment,
  { isProduction }: { isProduction: boolean },
): PaymentsConfig['paypal'] {
  const clientId = env.PAYPAL_CLIENT_ID;
  if (!clientId) return undefined;
  const { PAYPAL_SECRET: secret, PAYPAL_WEBHOOK_ID: webhookId } = env;
  // Only a production set-up moves real money by default.
  const mode = env.PAYPAL_MODE || (isProduction ? 'live' : 'sandbox');
  if (!secret || !webhookId)
    throw new Error('Set PAYPAL_SECRET and PAYPAL_WEBHOOK_ID along with PAYPAL_CLIENT_ID.');
  if (mode !== 'live' && mode !== 'sandbox') throw new Error('Set PAYPAL_MODE to live or sandbox.');
  return { clientId, secret, webhookId, isLive: mode === 'live' };
}
