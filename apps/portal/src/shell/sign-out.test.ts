import { ApiError } from '@uplink/api-client';
import { createTestClient } from '@uplink/api-client/testing';
import { expect, test, vi } from 'vitest';
import { signOut } from './sign-out.ts';

test('the browser goes where the server says', async () => {
  const client = createTestClient({});
  const leave = vi.fn();
  await signOut(client, leave);
  expect(leave).toHaveBeenCalledExactlyOnceWith('/login');
  expect(client.errors.getSnapshot()).toEqual([]);
});

test('a sign-out the server does not hear keeps the page and says so', async () => {
  const client = createTestClient({});
  client.session.signOut = () =>
    Promise.reject(new ApiError(0, { code: 'network', message: 'No connection.' }));
  const leave = vi.fn();
  await signOut(client, leave);
  expect(leave).not.toHaveBeenCalled();
  expect(client.errors.getSnapshot().map(({ message }) => message)).toEqual([
    'You are still signed in. No connection.',
  ]);
});
