import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import type { Environment } from './read-values.ts';
import { settings } from './settings.ts';

const own = Object.entries(settings).filter(([, { isOfLibrary }]) => !isOfLibrary);

test('every setting in the table is read', () => {
  const read = new Set<PropertyKey>();
  const set: Environment = {
    S3_BUCKET: 'academy',
    LABS_URL: 'https://labs.example',
    LABS_KEY: 'key',
    RECORDING_URL: 'https://recordings.example',
    RECORDING_KEY: 'key',
    OIDC_ISSUER: 'https://id.example',
    OIDC_CLIENT_ID: 'client',
    OIDC_CLIENT_SECRET: 'word',
    STRIPE_SECRET_KEY: 'sk',
    STRIPE_PUBLISHABLE_KEY: 'pk',
    STRIPE_WEBHOOK_SECRET: 'whsec',
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_SECRET: 'paypal',
    PAYPAL_WEBHOOK_ID: 'hook',
  };
  readConfig(
    new Proxy(set, {
      get: (target, name) => {
        read.add(name);
        return Reflect.get(target, name);
      },
    }),
  );
  expect([...read].sort()).toEqual(own.map(([name]) => name).sort());
});

const fixed = own.flatMap(([name, { fallback }]) =>
  fallback === undefined ? [] : [[name, fallback] as const],
);

test.each(fixed)('%s is %s where it is not set', (name, fallback) => {
  expect(readConfig({ [name]: fallback })).toEqual(readConfig({}));
});
