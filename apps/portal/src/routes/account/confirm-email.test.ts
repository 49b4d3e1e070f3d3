import { createTestClient } from '@uplink/api-client/testing';
import { expect, test } from 'vitest';
import { confirmEmail } from './confirm-email.ts';

const call = 'PATCH /confirmations/email/A1';
const refuse =
  (status: number, code = 'x') =>
  () =>
    Response.json({ message: 'No.', code, requestId: 'r' }, { status });

test('a code that works confirms', async () => {
  const client = createTestClient({ [call]: () => new Response(null, { status: 204 }) });
  expect(await confirmEmail(client, 'A1')).toBe('confirmed');
});

test.each([404, 422])('a refusal with %i is a broken link, without a banner', async (status) => {
  const client = createTestClient({ [call]: refuse(status) });
  expect(await confirmEmail(client, 'A1')).toBe('broken');
  expect(client.errors.getSnapshot()).toEqual([]);
});

test('a link that is too old says so', async () => {
  const client = createTestClient({ [call]: refuse(410) });
  expect(await confirmEmail(client, 'A1')).toBe('expired');
});

test('a link opened in another browser needs a password', async () => {
  const client = createTestClient({ [call]: refuse(409, 'passwordNeeded') });
  expect(await confirmEmail(client, 'A1')).toBe('passwordNeeded');
});

test('an address without a code is broken without a call', async () => {
  expect(await confirmEmail(createTestClient({}), '')).toBe('broken');
});

test('an outage says nothing about the code', async () => {
  const client = createTestClient({ [call]: refuse(503) });
  await expect(confirmEmail(client, 'A1')).rejects.toMatchObject({ status: 503 });
});
