import { afterEach, expect, test, vi } from 'vitest';
import { joinTabs } from './tabs.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Runs pieces of work in several tabs, and tells the most that ran at once. */
async function mostAtOnce(options: Parameters<typeof joinTabs>[1]) {
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 10));
    running -= 1;
  };
  await Promise.all([1, 2, 3, 4].map(() => joinTabs(() => {}, options).exclusively(work)));
  return most;
}

function stubStorage() {
  const words = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => words.get(key) ?? null,
    setItem: (key: string, value: string) => void words.set(key, value),
  });
  return words;
}

test('one tab works at a time by Web Locks', async () => {
  expect(await mostAtOnce({})).toBe(1);
});

test('a browser without Web Locks takes turns by a word in storage', async () => {
  stubStorage();
  expect(await mostAtOnce({ locks: null })).toBe(1);
});

/** Channels whose messages arrive this late. */
function stubSlowChannel(lateMs: number) {
  const channels: EventTarget[] = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      constructor() {
        super();
        channels.push(this);
      }
      postMessage(data: unknown) {
        for (const channel of channels)
          if (channel !== this)
            setTimeout(() => channel.dispatchEvent(new MessageEvent('message', { data })), lateMs);
      }
    },
  );
}

/** Opens tabs that share a token; counts how often one was made. */
function openTabs() {
  const made = vi.fn();
  const openTab = () => {
    let token = '';
    const tabs = joinTabs<string>((message) => {
      if (message.kind === 'token') token = message.token;
    });
    return () =>
      tabs.exclusively(async () => {
        if (token) return;
        made();
        token = 'new';
        tabs.tell({ kind: 'token', token });
      });
  };
  return { made, openTab };
}

test('a tab whose turn comes hears what the one before told, however late it arrives', async () => {
  stubStorage();
  stubSlowChannel(700);
  const { made, openTab } = openTabs();
  await Promise.all([openTab(), openTab()].map((renew) => renew()));
  expect(made).toHaveBeenCalledOnce();
});

test('a tab that asks for its turn after another told hears that, however late it arrives', async () => {
  stubStorage();
  stubSlowChannel(700);
  const { made, openTab } = openTabs();
  const [first, second] = [openTab(), openTab()];
  await first();
  await second();
  expect(made).toHaveBeenCalledOnce();
});

test('a tab does not wait for what was told before it opened', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  stubStorage();
  stubSlowChannel(6000);
  const { made, openTab } = openTabs();
  await openTab()();
  await vi.advanceTimersByTimeAsync(1000);
  // With the clock stopped, a tab that waited for the message would never have its turn.
  await openTab()();
  expect(made).toHaveBeenCalledTimes(2);
});

test('a word a closed tab left behind is not waited for long', async () => {
  const words = stubStorage();
  words.set('uplink.renewal', String(Date.now() + 150));
  const work = vi.fn(async () => 'done');
  const began = Date.now();
  expect(await joinTabs(() => {}, { locks: null }).exclusively(work)).toBe('done');
  expect(Date.now() - began).toBeGreaterThanOrEqual(100);
});

test('without any of them a tab works alone', async () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('BroadcastChannel', undefined);
  const tabs = joinTabs(() => {}, { locks: null });
  expect(await tabs.exclusively(async () => 'done')).toBe('done');
  tabs.tell({ kind: 'signedOut' });
});
