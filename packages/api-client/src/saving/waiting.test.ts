import { expect, test } from 'vitest';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { createSaveQueue } from './save-queue.ts';
import { waitingWork } from './waiting.ts';

const copy = { value: 'x', version: 0, seen: [], stamp: '' };

test('what waits is named for its person, without what is open and sends by itself', async () => {
  const storage = createMemoryStorage();
  for (const name of ['uplink.81.notes', 'uplink.81.quiz.9', 'uplink.810.notes'])
    await storage.write(name, '1', copy);
  expect(await waitingWork('81', storage)).toEqual(['notes', 'quiz.9']);
  const open = createSaveQueue<string>({
    name: 'uplink.81.notes',
    save: () => new Promise(() => {}),
    fetchStored: async () => undefined,
    storage,
  });
  const close = open.subscribe(() => {});
  expect(await waitingWork('81', storage)).toEqual(['quiz.9']);
  close();
});
