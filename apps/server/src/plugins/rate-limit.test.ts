import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyApp, type TestApp } from '../testing/test-app.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createEmptyApp({ REQUESTS_PER_MINUTE: '3' });
});
afterAll(() => academy.close());

const callFrom = async (remoteAddress: string) =>
  (await academy.app.inject({ url: '/configuration', remoteAddress })).statusCode;

test('counts the calls of a network, from whichever of its addresses', async () => {
  for (const host of [1, 2, 3]) expect(await callFrom(`2001:db8::${host}`)).toBe(200);
  expect(await callFrom('2001:db8::4')).toBe(429);
  expect(await callFrom('2001:db8:0:1::4')).toBe(200);
});
