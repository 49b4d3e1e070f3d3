import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkError } from '../client/api-error.ts';
import { createSession } from '../session/session.ts';
import { deviceStorage, textStorage } from './device-storage.ts';
import { createSaveQueue } from './save-queue.ts';
import type { Receipt } from './save-queue.types.ts';

const receipt: Receipt = { version: 1, savedAt: '2026-03-12T21:14:00.000Z' };

// Other tabs are told of a sign-out, and so would be the session that another file of this page opened.
beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function createQueue(name: string, save: () => Promise<Receipt>) {
  const queue = createSaveQueue<string>({ name, save, fetchStored: async () => undefined });
  queue.subscribe(() => {});
  return queue;
}

test('signing out sends what waits first, and leaves nothing on the computer', async () => {
  const order: string[] = [];
  const session = createSession({
    baseUrl: '',
    fetch: async () => {
      order.push('signed out');
      return Response.json({ redirectUrl: '/bye' });
    },
  });
  const queue = createQueue('uplink.7.quiz.9', async () => {
    order.push('saved');
    return receipt;
  });
  createQueue('uplink.7.quiz.10', () => Promise.reject(networkError())).set('1', 'offline words');
  queue.set('1', 'last words');
  const copy = { value: 'Never sent', version: 0, seen: [], stamp: '' };
  await textStorage.write('uplink.7.email', '', copy);
  expect(await session.signOut()).toBe('/bye');
  expect(order).toEqual(['saved', 'signed out']);
  expect((await deviceStorage.read('uplink.7.quiz.9')).size).toBe(0);
  expect((await deviceStorage.read('uplink.7.quiz.10')).size).toBe(0);
  expect((await textStorage.read('uplink.7.email')).size).toBe(0);
});

test('signing out takes along what else this person has here, and what the browser is set to stays', async () => {
  const token = `x.${btoa(JSON.stringify({ sub: '7' }))}.x`;
  const session = createSession({
    baseUrl: '',
    fetch: async (url) =>
      Response.json(
        String(url).endsWith('/logout')
          ? { redirectUrl: '/bye' }
          : { accessToken: token, expiresIn: 300 },
      ),
  });
  await session.getToken();
  localStorage.setItem('uplink.7.watched', '[]');
  sessionStorage.setItem('uplink.7.homework.4.unfinished', '[]');
  localStorage.setItem('uplink.theme', 'dark');
  await session.signOut();
  expect(localStorage.getItem('uplink.7.watched')).toBeNull();
  expect(sessionStorage.getItem('uplink.7.homework.4.unfinished')).toBeNull();
  expect(localStorage.getItem('uplink.theme')).toBe('dark');
  localStorage.removeItem('uplink.theme');
});

test('a sign-out the server does not hear forgets nothing', async () => {
  const session = createSession({ baseUrl: '', fetch: () => Promise.reject(new TypeError()) });
  createQueue('uplink.7.quiz.11', () => Promise.reject(networkError())).set('1', 'offline words');
  await expect(session.signOut()).rejects.toMatchObject({ code: 'network' });
  expect((await deviceStorage.read('uplink.7.quiz.11')).get('1')?.value).toBe('offline words');
});
