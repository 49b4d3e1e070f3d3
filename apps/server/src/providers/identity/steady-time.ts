import { setTimeout as wait } from 'node:timers/promises';

const leastMs = 250;

/**
 * Waits for work of which no one may see what it found: whether an address has an account shows in the
 * milliseconds that a mail takes to be written. Well above those, every answer takes as long.
 */
export async function inSteadyTime(work: Promise<void>): Promise<void> {
  await Promise.all([work, wait(leastMs)]);
}
