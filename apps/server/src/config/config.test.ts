import { expect, test } from 'vitest';
import { randomSecret, readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  SECRET: randomSecret(),
  DATABASE_URL: 'postgres://academy@db.example/academy',
  SMTP_URL: 'smtps://mail.example',
  S3_BUCKET: 'academy',
  LABS_URL: 'https://labs.example.org',
  LABS_KEY: 'key',
  PUBLIC_URL: 'https://academy.example',
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_PUBLISHABLE_KEY: 'pk',
  STRIPE_WEBHOOK_SECRET: 'whsec',
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_SECRET: 'paypal',
  PAYPAL_WEBHOOK_ID: 'hook',
  SELLER_NAME: 'Uplink Academy LLC',
  SELLER_ADDRESS: '1 Main Street, Chicago, IL 60614',
  SELLER_TAX_ID: '47-1234567',
};

test('a complete production set-up is taken, without demo parts', () => {
  const config = readConfig(production);
  expect(config).toMatchObject({
    isProduction: true,
    isDemo: false,
    recording: undefined,
    analyticsUrl: undefined,
    chatScriptUrl: undefined,
    trustedProxies: ['loopback', 'linklocal', 'uniquelocal'],
  });
});

test.each([
  [{ SECRET: '' }, 'Set SECRET'],
  [{ SECRET: 'short' }, 'Set SECRET'],
  [{ OFFLINE_SALE_LIMIT: '500000' }, 'Set OFFLINE_SALE_LIMIT to rows'],
  [{ SUPPORT_REFUND_LIMIT: '10000' }, 'Set SUPPORT_REFUND_LIMIT to rows'],
  [{ SECRET: 'x'.repeat(32) }, 'Set SECRET'],
  [{ SECRET: 'change-me-to-32-random-characters!' }, 'Set SECRET'],
  [{ DATABASE_URL: '' }, 'Set DATABASE_URL'],
  [{ DATABASE_URL: 'mysql://db.example' }, 'DATABASE_URL'],
  [{ SMTP_URL: '' }, 'Set SMTP_URL'],
  [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
  [{ S3_BUCKET: '' }, 'Set S3_BUCKET'],
  [{ LABS_URL: '' }, 'Set LABS_URL'],
  [{ LABS_KEY: '' }, 'Set LABS_KEY'],
  [{ STRIPE_SECRET_KEY: '' }, 'Set STRIPE_SECRET_KEY'],
  [{ STRIPE_PUBLISHABLE_KEY: '' }, 'Set STRIPE_PUBLISHABLE_KEY'],
  [{ STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ PAYPAL_CLIENT_ID: '' }, 'Set PAYPAL_CLIENT_ID'],
  [{ PAYPAL_WEBHOOK_ID: '' }, 'PAYPAL_WEBHOOK_ID'],
  [{ SELLER_TAX_ID: '' }, 'Set SELLER_NAME'],
  [{ PAYPAL_MODE: 'test' }, 'Set PAYPAL_MODE'],
  [{ PAYMENTS_SANDBOX_URL: 'https://academy.example' }, 'Set PAYMENTS_SANDBOX_URL'],
  [{ RECORDING_URL: 'https://recordings.example' }, 'Set RECORDING_KEY'],
  [{ RECORDING_URL: 'recordings.example', RECORDING_KEY: 'key' }, 'RECORDING_URL'],
  [{ ANALYTICS_URL: 'events.example' }, 'ANALYTICS_URL'],
  [{ CHAT_SCRIPT_URL: 'javascript:alert(1)' }, 'CHAT_SCRIPT_URL'],
  [{ S3_ENDPOINT: 'minio' }, 'S3_ENDPOINT'],
  [{ PUBLIC_URL: '' }, 'Set PUBLIC_URL'],
  [{ PUBLIC_URL: 'http://academy.example' }, 'Set PUBLIC_URL'],
  [{ PUBLIC_URL: 'academy.example' }, 'PUBLIC_URL'],
  [{ PORT: 'http' }, 'Set PORT'],
  [{ REQUESTS_PER_MINUTE: '-1' }, 'Set REQUESTS_PER_MINUTE'],
  [{ TRUSTED_PROXIES: 'all' }, 'Set TRUSTED_PROXIES'],
  [{ OIDC_ISSUER: 'https://id.example' }, 'Set OIDC_CLIENT_ID'],
  [
    { OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' },
    'OIDC_ISSUER',
  ],
  [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS'],
])('production with %o is refused with the reason', (change, reason) => {
  expect(() => readConfig({ ...production, ...change })).toThrow(reason);
});

test('DEMO=1 allows the built-in parts in production', () => {
  expect(readConfig({ NODE_ENV: 'production', DEMO: '1' }).isDemo).toBe(true);
});

test('without any setting it is a demo on this machine', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    publicUrl: 'http://localhost:4100',
    isDemo: true,
    trustedProxies: [],
  });
  expect(readConfig({ PORT: '4200' }).publicUrl).toBe('http://localhost:4200');
  expect(config.requestsPerSecond).toBe(10);
});

test('the sandbox of payments is an origin beside the academy, or another one', () => {
  const sandboxOf = (env: Record<string, string>) => readConfig(env).paymentProviders.sandbox;
  expect(sandboxOf({})).toEqual({ port: 4101, publicUrl: 'http://localhost:4101' });
  expect(sandboxOf({ PORT: '4200', PUBLIC_URL: 'http://127.0.0.1:4000' })).toEqual({
    port: 4201,
    publicUrl: 'http://127.0.0.1:4201',
  });
  const env = { PAYMENTS_SANDBOX_PORT: '9000', PAYMENTS_SANDBOX_URL: 'https://pay.example' };
  expect(sandboxOf(env)).toEqual({ port: 9000, publicUrl: 'https://pay.example' });
});

test('the wallet moves money in production, and elsewhere only if told to', () => {
  const walletOf = (change: Record<string, string>) =>
    readConfig({ ...production, ...change }).paymentProviders.paypal;
  const keys = { clientId: 'client', secret: 'paypal', webhookId: 'hook' };
  expect(walletOf({})).toEqual({ ...keys, isLive: true });
  expect(walletOf({ PAYPAL_MODE: 'sandbox' })).toEqual({ ...keys, isLive: false });
  expect(walletOf({ NODE_ENV: 'development' })).toEqual({ ...keys, isLive: false });
  expect(walletOf({ NODE_ENV: 'development', PAYPAL_MODE: 'live' })?.isLive).toBe(true);
  expect(walletOf({ NODE_ENV: 'development', PAYPAL_CLIENT_ID: '' })).toBeUndefined();
});

test('a deployment has its own special program and social links', () => {
  expect(readConfig({})).toMatchObject({ specialProgram: 'network-engineer' });
  expect(readConfig(production).specialProgram).toBeUndefined();
  expect(
    readConfig({
      SPECIAL_PROGRAM: 'soc-analyst',
      SOCIAL_LINKS: 'YouTube=https://youtube.example/a?b=c, Mastodon=https://social.example',
    }),
  ).toMatchObject({
    specialProgram: 'soc-analyst',
    socialLinks: [
      { label: 'YouTube', url: 'https://youtube.example/a?b=c' },
      { label: 'Mastodon', url: 'https://social.example' },
    ],
  });
  expect(readConfig({ SOCIAL_LINKS: '' }).socialLinks).toEqual([]);
  for (const links of ['YouTube', 'YouTube=youtube.example', 'A=javascript:alert(1)'])
    expect(() => readConfig({ SOCIAL_LINKS: links })).toThrow('SOCIAL_LINKS');
});

test('a deployment has its own pace, forms and endpoints', () => {
  expect(
    readConfig({
      REQUESTS_PER_SECOND: '25',
      JOB_SUCCESS_URL: 'https://forms.example/job?x=1',
      REALTIME_GRAPHQL_URL: 'wss://graph.example/v1',
    }),
  ).toMatchObject({
    requestsPerSecond: 25,
    reportSuccess: {
      jobSuccessUrl: 'https://forms.example/job?x=1',
      industryCertificationUrl: 'https://forms.uplink.example/industry-certification',
    },
    realtimeGraphqlUrl: 'wss://graph.example/v1',
  });
  expect(() => readConfig({ JOB_SUCCESS_URL: 'javascript:alert(1)' })).toThrow('JOB_SUCCESS_URL');
});
