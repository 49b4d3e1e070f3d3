import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListeningApp } from '../../testing/test-app.ts';
import { createListeningWorld } from '../../testing/world/create-world.ts';

let academy: ListeningApp;
beforeAll(async () => {
  academy = await createListeningWorld();
});
afterAll(() => academy.close());

test('the provider names the configured address, whatever a request says of it', async () => {
  const discover = async (headers: Record<string, string>) =>
    (await fetch(`${academy.base}/oidc/.well-known/openid-configuration`, { headers })).text();
  const own = await discover({});
  expect(own).toContain(`${academy.base}/oidc/auth`);
  const forged = await discover({
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '203.0.113.9',
  });
  expect(forged).toBe(own);
});
