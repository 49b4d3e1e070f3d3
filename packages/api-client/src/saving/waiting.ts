import { deviceStorage } from './device-storage.ts';
import { openQueues } from './open-queues.ts';

/**
 * What waits on this device to be sent and is not open on the page, where it would be sent by itself: names
 * of save queues, without the person's own beginning of them (`quiz.9`).
 */
export async function waitingWork(person: string, storage = deviceStorage): Promise<string[]> {
  const prefix = `uplink.${person}.`;
  const open = new Set([...openQueues].map(({ name }) => name));
  return (await storage.names())
    .filter((name) => name.startsWith(prefix) && !open.has(name))
    .map((name) => name.slice(prefix.length));
}
