import { deviceStorage, textStorage } from './device-storage.ts';
import { openQueues } from './open-queues.ts';

const patienceMs = 3000;

/** Sends what still waits, as long as the session lasts; a server that is slow is not waited for. */
export async function settleBeforeSignOut(): Promise<void> {
  const settling = Promise.all([...openQueues].map((queue) => queue.settle()));
  await Promise.race([settling, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}

/** Forgets all copies and what else is a person's: whoever signs out leaves nothing on a shared computer. */
export async function forgetDrafts(person: string): Promise<void> {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(`uplink.${person}.`)) storage.removeItem(key);
      }
    }
  } catch {
    // A closed storage holds nothing.
  }
  for (const { clear } of [deviceStorage, textStorage]) await clear().catch(() => {});
}
