import type { Deps } from '../../deps.ts';
import { tooManyRequests } from '../../plugins/errors/errors.ts';
import { inTime, takeTries } from '../../providers/identity/throttle/throttle.repository.ts';
import { orderTries } from '../../providers/identity/throttle/throttle.rules.ts';

/** Where an order comes from. One network, browser or address may place a few orders, then must wait. */
export interface OrderSource {
  origin: string;
  /** Of the browser or the session. */
  device: string;
  email: string | undefined;
}

/** Limits orders, also failed ones, so that no one can test cards or fill a mailbox. */
export async function takeOrderTries(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  source: OrderSource,
): Promise<void> {
  const wait = await takeTries(db, orderTries(source), clock.now());
  if (!wait) return;
  throw tooManyRequests(`Too many orders. Try again in ${inTime(wait)}.`);
}
