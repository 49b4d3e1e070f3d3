import { deviceStorage } from './device-storage.ts';
import { openQueues } from './open-queues.ts';

const patienceMs = 3000;

/** Sends what still waits, as long as the session lasts; a server that is slow is not waited for. */
export async function settleBeforeSignOut(): Promise<void> {
  const settling = Promise.all([...openQueues].map((queue) => queue.settle()));
  await Promise.race([settling, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}

/** Forgets all copies: whoever signs out leaves nothing on a shared computer. */
export async function forgetDrafts(): Promise<void> {
  await deviceStorage.clear().catch(() => {});
}
