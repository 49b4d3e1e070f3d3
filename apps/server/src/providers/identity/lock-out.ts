import type { Clock } from '../../clock.ts';

const window = 15 * 60_000;
const free = 5;

interface Attempts {
  count: number;
  until: number;
  last: number;
}

/**
 * Slows down guessing: after five wrong passwords for an address within 15 minutes each further try
 * waits, one minute at first and twice as long after each, up to the window. Known and unknown
 * addresses are treated alike.
 */
export function createLockOut(clock: Clock) {
  const byAddress = new Map<string, Attempts>();
  const key = (email: string) => email.trim().toLowerCase();
  return {
    /** Whole minutes to wait, 0 when a try is free. */
    minutesLeft(email: string): number {
      const left = (byAddress.get(key(email))?.until ?? 0) - clock.now().getTime();
      return left > 0 ? Math.ceil(left / 60_000) : 0;
    },
    failed(email: string): void {
      const now = clock.now().getTime();
      const known = byAddress.get(key(email));
      const count = known && now - known.last < window ? known.count + 1 : 1;
      const wait = count < free ? 0 : Math.min(window, 60_000 * 2 ** (count - free));
      byAddress.set(key(email), { count, last: now, until: now + wait });
      if (byAddress.size > 50_000) byAddress.delete(byAddress.keys().next().value ?? '');
    },
    succeeded(email: string): void {
      byAddress.delete(key(email));
    },
  };
}

export type LockOut = ReturnType<typeof createLockOut>;
