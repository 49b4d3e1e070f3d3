import { createTestClient } from '@uplink/api-client/testing';
import { expect, test } from 'vitest';
import { confirmEmail } from './confirm-email.ts';

const call = 'PATCH /confirmations/email/A1';
const refuse = (status: number) => () =>
  Response.json({ message: 'No.', code: 'x', requestId: 'r' }, { status });

test('a code that confirms is true', async () => {
  const client = createTestClient({ [call]: () => new Response(null, { status: 204 }) });
  expect(await confirmEmail(client, 'A1')).toBe(true);
});

test.each([404, 410, 422])('a refusal with %i is false, and no banner', async (status) => {
  const client = createTestClient({ [call]: refuse(status) });
  expect(await confirmEmail(client, 'A1')).toBe(false);
  expect(client.errors.getSnapshot()).toEqual([]);
});

test('an address without a code is false without a call', async () => {
  expect(await confirmEmail(createTestClient({}), '')).toBe(false);
});

test('an outage says nothing about the code', async () => {
  const client = createTestClient({ [call]: refuse(503) });
  await expect(confirmEmail(client, 'A1')).rejects.toMatchObject({ status: 503 });
});
