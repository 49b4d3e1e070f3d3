import { deviceStorage, textStorage } from './device-storage.ts';
import { openQueues } from './open-queues.ts';

const patienceMs = 3000;

/** Sends what is still unsent while the session lasts, without waiting for a slow server. */
export async function settleBeforeSignOut(): Promise<void> {
  const settling = Promise.all([...openQueues].map((queue) => queue.settle()));
  await Promise.race([settling, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}

/** Deletes all copies and other personal data, so that nothing is left on a shared computer. */
export async function forgetDrafts(person: string): Promise<void> {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(`uplink.${person}.`)) storage.removeItem(key);
      }
    }
  } catch {
    // If storage is blocked, there is nothing to delete.
  }
  for (const { clear } of [deviceStorage, textStorage]) await clear().catch(() => {});
}
