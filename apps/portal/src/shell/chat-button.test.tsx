import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toasts } from '../app/toast-place.tsx';
import { configuration } from '../testing/maya.fixture.ts';
import { show } from '../testing/show.tsx';
import { Footer } from './footer.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  delete window.academyChat;
  toasts.queue.clear();
  for (const script of document.querySelectorAll('script[src*="chat"]')) script.remove();
});

const button = page.getByRole('button', { name: 'Chat with support' });
const scripts = () => document.querySelectorAll('script[src^="data:"], script[src*="chat.test"]');

const titles = () => toasts.queue.visibleToasts.map(({ content }) => content.title);

function open(chat?: object) {
  const answer = { ...configuration, ...(chat && { chat }) };
  show(<Footer variant="compact" isHidden={false} />, {
    answers: { 'GET /configuration': answer },
  });
}

test('there is no chat where none is configured', async () => {
  open();
  await expect.element(page.getByRole('link', { name: 'Support' })).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
});

test('the script is asked for at the first press, once, and opens the chat', async () => {
  const url = `data:text/javascript,${encodeURIComponent(
    'window.academyChat = { opened: 0, open() { this.opened += 1; } };',
  )}`;
  open({ kind: 'http', url });
  await expect.element(button).toBeVisible();
  expect(scripts()).toHaveLength(0);
  const opened = () => (window.academyChat as { opened?: number } | undefined)?.opened;
  await button.click();
  await expect.poll(opened).toBe(1);
  await button.click();
  await expect.poll(opened).toBe(2);
  expect(scripts()).toHaveLength(1);
});

test.each([
  ['does not come', 'http://127.0.0.1:9/chat.test.js'],
  ['brings no chat', 'data:text/javascript,void(0)'],
])('a script that %s is told, and can be asked for again', async (_what, url) => {
  open({ kind: 'http', url });
  for (const times of [1, 2]) {
    await button.click();
    await expect.poll(titles).toEqual(Array(times).fill("The chat couldn't be opened"));
  }
});

test('a demo shows it in the console', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  open({ kind: 'console' });
  await button.click();
  await expect.poll(() => log.mock.calls).toContainEqual(['chat: opened']);
});
