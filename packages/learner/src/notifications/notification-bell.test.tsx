import { createQueryClient, UplinkProvider } from '@uplink/api-client/react';
import { createTestClient } from '@uplink/api-client/testing';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '@uplink/ui/tokens.css';
import { NotificationBell } from './notification-bell.tsx';
import { notificationsFixture } from './notifications.fixture.ts';

let root: Root | undefined;
let calls: string[] = [];
beforeEach(() => {
  calls = [];
  location.hash = '';
});
afterEach(() => root?.unmount());

const bell = page.getByRole('button', { name: /^Notifications/ });
const dot = () => document.querySelector('.ul-bell__dot');

/** The list held open; the server never answers a read mark. */
async function openList(list = notificationsFixture) {
  const silent = (name: string) => () => {
    calls.push(name);
    return new Promise<Response>(() => {});
  };
  const client = createTestClient({
    'GET /me/notifications': list,
    'PATCH /me/notifications/4': silent('read 4'),
    'PATCH /me/notifications/3': silent('read 3'),
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UplinkProvider client={client} queryClient={createQueryClient()}>
      <NotificationBell isOpen onOpenChange={() => {}} />
    </UplinkProvider>,
  );
  await expect.element(page.getByText(list[0]?.message ?? '')).toBeVisible();
}

const item = (words: string) => page.getByRole('link', { name: new RegExp(words) });

test('a click goes where it leads and marks it as read: here at once, at the server once', async () => {
  await openList();
  await expect.element(bell).toHaveAccessibleName('Notifications, 2 unread');
  const sentBack = item('Daniel Reyes sent back');
  expect(sentBack.element()).toHaveAttribute('data-unread', 'true');
  await sentBack.click();
  await expect.element(bell).toHaveAccessibleName('Notifications, 1 unread');
  expect(sentBack.element()).not.toHaveAttribute('data-unread');
  expect(location.hash).toBe('#there');
  await sentBack.click();
  expect(calls).toEqual(['read 4']);
});

test('the bell has a dot while anything is unread', async () => {
  await openList();
  expect(dot()).not.toBeNull();
  await item('Daniel Reyes sent back').click();
  expect(dot()).not.toBeNull();
  await item('Live lab on BGP').click();
  await expect.element(bell).toHaveAccessibleName('Notifications');
  expect(dot()).toBeNull();
});

test('what is unread lies on another ground than what is read', async () => {
  await openList();
  await userEvent.unhover(document.body);
  const groundOf = (words: string) => getComputedStyle(item(words).element()).backgroundColor;
  const read = getComputedStyle(page.getByRole('button', { name: /Exam vouchers/ }).element());
  expect(groundOf('Daniel Reyes sent back')).toBe(groundOf('Live lab on BGP'));
  expect(groundOf('Daniel Reyes sent back')).not.toBe(read.backgroundColor);
});

test.each([
  ['info', 'lucide-info'],
  ['alert', 'lucide-circle-alert'],
  ['zoomCall', 'lucide-video'],
] as const)('one of the kind %s has its own picture', async (type, picture) => {
  await openList([
    { id: 9, message: 'Come', type, isRead: true, date: '2026-03-12T19:14:00.000Z' },
  ]);
  const drawn = page.getByRole('button', { name: /Come/ }).element().querySelector('svg');
  expect(drawn).toHaveClass(picture);
});

const words = (count: number) => 'A long message that takes many lines. '.repeat(count);
const listOf = (count: number, message: string) =>
  Array.from({ length: count }, (_, index) => ({
    id: count - index,
    message: `${index + 1} ${message}`,
    type: 'info' as const,
    isRead: true,
    date: '2026-03-12T12:14:00.000Z',
  }));

test.each([
  ['three short items', listOf(3, 'Short.'), false],
  ['three tall items', listOf(3, words(9)), false],
  ['four short items', listOf(4, 'Short.'), true],
  ['four tall items', listOf(4, words(9)), true],
] as const)('of %s the list scrolls: %3$s', async (_, list, scrolls) => {
  await page.viewport(1280, 1000);
  await openList([...list]);
  const box = document.querySelector('.ul-notifications__list');
  if (!box) throw new Error('The list is not open.');
  expect(box.scrollHeight > box.clientHeight).toBe(scrolls);
  if (scrolls) expect(box.clientHeight).toBeLessThanOrEqual(300);
});
