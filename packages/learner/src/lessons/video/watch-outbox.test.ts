import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createWatchOutbox, type WatchReport } from './watch-outbox.ts';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    get length() {
      return kept.size;
    },
  };
}

/** A server that counts a report once, and links that fail before or after it was heard. */
function academy() {
  const heard = new Map<string, WatchReport>();
  return {
    heard,
    total: () => [...heard.values()].reduce((sum, report) => sum + report.secondsWatched, 0),
    async post(report: WatchReport, link: 'up' | 'lost' | 'answerLost') {
      if (link === 'lost') throw new TypeError('offline');
      const known = heard.get(report.reportId);
      // Under one id always the same: else a report counted once would hide seconds.
      if (known) expect(report).toEqual(known);
      heard.set(report.reportId, report);
      if (link === 'answerLost') throw new TypeError('offline');
    },
  };
}

let id = 0;
const newId = () => `report-${++id}`;

test('without a network nothing is sent, and what gathers goes as one report', async () => {
  const post = vi.fn(async () => {});
  let isOnline = false;
  const outbox = createWatchOutbox({
    name: 'watched',
    post,
    isPassing: () => true,
    storage: memory(),
    isOnline: () => isOnline,
    newId,
  });
  await outbox.add(5, { secondsWatched: 30, position: 30 });
  await outbox.add(5, { secondsWatched: 12, position: 42 });
  expect(post).not.toHaveBeenCalled();
  expect(outbox.positionOf(5)).toBe(42);
  isOnline = true;
  await outbox.flush();
  expect(post).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ lessonId: 5, secondsWatched: 42, position: 42 }),
  );
  expect(outbox.positionOf(5)).toBeUndefined();
});

test('what the server refuses for good is not sent again', async () => {
  const post = vi.fn(() => Promise.reject(new Error('locked')));
  const options = { name: 'watched', post, isPassing: () => false, storage: memory(), newId };
  const outbox = createWatchOutbox({ ...options, isOnline: () => true });
  await outbox.add(5, { secondsWatched: 3, position: 3 });
  await outbox.flush();
  expect(post).toHaveBeenCalledTimes(1);
});

test('more than an hour without a network becomes several reports the contract takes', async () => {
  const { post, heard, total } = academy();
  let isOnline = false;
  const outbox = createWatchOutbox({
    name: 'watched',
    post: (report) => post(report, 'up'),
    isPassing: () => true,
    storage: memory(),
    isOnline: () => isOnline,
    newId,
  });
  for (let count = 1; count <= 5; count += 1)
    await outbox.add(5, { secondsWatched: 1000, position: count * 1000 });
  isOnline = true;
  await outbox.flush();
  expect(total()).toBe(5000);
  expect(Math.max(...[...heard.values()].map((one) => one.secondsWatched))).toBeLessThanOrEqual(
    3600,
  );
});

const events = fc.array(
  fc.record({
    seconds: fc.integer({ min: 1, max: 60 }),
    lessonId: fc.integer({ min: 1, max: 2 }),
    link: fc.constantFrom('up', 'lost', 'answerLost', 'none'),
    isReload: fc.boolean(),
  }),
  { maxLength: 40 },
);

test('where the browser keeps nothing reports are sent all the same', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { post, total } = academy();
  const outbox = createWatchOutbox({
    name: 'watched',
    post: (report) => post(report, 'up'),
    isPassing: () => true,
    isOnline: () => true,
    newId,
  });
  await outbox.add(3, { secondsWatched: 10, position: 10 });
  expect(total()).toBe(10);
  vi.unstubAllGlobals();
});

test('through outages, lost answers and reloads every second arrives, and counts once', async () => {
  await fc.assert(
    fc.asyncProperty(events, async (all) => {
      const storage = memory();
      const { post, heard, total } = academy();
      let link: 'up' | 'lost' | 'answerLost' | 'none' = 'up';
      const open = () =>
        createWatchOutbox({
          name: 'watched',
          post: (report) => post(report, link === 'none' ? 'lost' : link),
          isPassing: () => true,
          storage,
          isOnline: () => link !== 'none',
          newId,
        });
      let outbox = open();
      let position = 0;
      for (const event of all) {
        link = event.link;
        if (event.isReload) outbox = open();
        position += event.seconds;
        await outbox.add(event.lessonId, { secondsWatched: event.seconds, position });
      }
      link = 'up';
      await outbox.flush();
      expect(total()).toBe(all.reduce((sum, { seconds }) => sum + seconds, 0));
      expect([...heard.values()].at(-1)?.position ?? 0).toBe(position);
    }),
  );
});
