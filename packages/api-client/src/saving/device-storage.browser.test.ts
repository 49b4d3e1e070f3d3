import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { databaseStorage, deviceStorage, textStorage, webStorage } from './device-storage.ts';
import { type DraftCopy, withFallback } from './draft-storage.ts';

const copyOf = (value: unknown, stamp = 's1'): DraftCopy => ({
  value,
  version: 3,
  seen: [],
  stamp,
});

describe.each([
  ['IndexedDB', databaseStorage],
  ['the older storage', webStorage],
  ['memory, for tests', createMemoryStorage()],
])('copies in %s', (_name, storage) => {
  beforeEach(() => storage.clear());

  test('are read back by form and piece', async () => {
    await storage.write('uplink.7.quiz.9', '1', copyOf({ answerIds: [1] }));
    await storage.write('uplink.7.quiz.9', '2', copyOf('text'));
    await storage.write('uplink.7.quiz.91', '1', copyOf('another form'));
    await storage.write('uplink.8.quiz.9', '1', copyOf('another person'));
    expect([...(await storage.read('uplink.7.quiz.9'))]).toEqual([
      ['1', copyOf({ answerIds: [1] })],
      ['2', copyOf('text')],
    ]);
  });

  test('are forgotten, but not when another tab put a newer one in their place', async () => {
    await storage.write('q', '1', copyOf('mine', 'mine'));
    await storage.write('q', '1', copyOf('theirs', 'theirs'));
    await storage.remove('q', '1', 'mine');
    expect((await storage.read('q')).get('1')?.value).toBe('theirs');
    await storage.remove('q', '1', 'theirs');
    expect((await storage.read('q')).size).toBe(0);
  });

  test('tell of which forms they are', async () => {
    await storage.write('uplink.7.quiz.9', '1', copyOf('a'));
    await storage.write('uplink.7.quiz.9', '2', copyOf('b'));
    await storage.write('uplink.7.notes', '1', copyOf('c'));
    expect([...(await storage.names())].sort()).toEqual(['uplink.7.notes', 'uplink.7.quiz.9']);
    await storage.clear();
  });

  test('are cleared by form, or all', async () => {
    for (const name of ['a', 'b', 'c']) await storage.write(name, '1', copyOf(name));
    await storage.clear('a');
    expect((await storage.read('a')).size).toBe(0);
    expect((await storage.read('b')).size).toBe(1);
    await storage.clear();
    expect((await storage.read('b')).size + (await storage.read('c')).size).toBe(0);
  });
});

/** A page of its own that writes a text and is left before anything has answered. */
async function writeAndLeave(value: string) {
  const frame = document.createElement('iframe');
  const source = new URL('./device-storage.ts', import.meta.url);
  frame.srcdoc = `<script type="module">
    import { textStorage } from '${source}';
    window.write = (name, copy) => void textStorage.write(name, '', copy);
    parent.postMessage('open');
  </script>`;
  const opened = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
  document.body.append(frame);
  await opened;
  const page = frame.contentWindow as unknown as { write: (name: string, copy: DraftCopy) => void };
  page.write('uplink.7.survey.2', copyOf(value));
  frame.remove();
}

test('a text that was typed right before the page was left is there at once', async () => {
  for (let time = 0; time < 5; time += 1) {
    await writeAndLeave(`answer ${time}`);
    const copies = await textStorage.read('uplink.7.survey.2');
    expect(copies.get('')?.value).toBe(`answer ${time}`);
  }
  await textStorage.clear();
});

test('a write to the database is closed without waiting for its answer', async () => {
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
  await databaseStorage.write('a', '1', copyOf('x'));
  expect(commit).toHaveBeenCalledOnce();
  commit.mockRestore();
  await databaseStorage.clear();
});

test('a browser whose database is closed keeps copies in its older storage', async () => {
  const closed = () => Promise.reject(new DOMException('closed', 'InvalidStateError'));
  const broken = { read: closed, write: closed, remove: closed, names: closed, clear: closed };
  const storage = withFallback(broken, webStorage);
  await storage.write('q', '1', copyOf('kept'));
  expect((await storage.read('q')).get('1')?.value).toBe('kept');
  await storage.clear();
});

test('this browser uses its database', async () => {
  await deviceStorage.write('q', '1', copyOf('kept'));
  expect((await databaseStorage.read('q')).get('1')?.value).toBe('kept');
  await deviceStorage.clear();
});
