import { expect, test } from 'vitest';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { createSaveQueue } from './save-queue.ts';
import { waitingWork } from './waiting.ts';

const copy = { value: 'x', version: 0, seen: [], stamp: '' };

test('what waits is named for its person, without what is open and sends by itself', async () => {
  const storage = createMemoryStorage();
  for (const name of ['uplink.7.notes', 'uplink.7.quiz.9', 'uplink.70.notes'])
    await storage.write(name, '1', copy);
  expect(await waitingWork('7', storage)).toEqual(['notes', 'quiz.9']);
  const open = createSaveQueue<string>({
    name: 'uplink.7.notes',
    save: () => new Promise(() => {}),
    fetchStored: async () => undefined,
    storage,
  });
  const close = open.subscribe(() => {});
  expect(await waitingWork('7', storage)).toEqual(['quiz.9']);
  close();
});
