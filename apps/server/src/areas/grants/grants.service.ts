import { sql, type Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import type { AccessGrant, GrantEvent, GrantKey } from './access-grant.ts';
import { endGrant, putGrant } from './grants.repository.ts';
import { openProgress } from './open-progress.ts';

type Trx = Transaction<DB>;

/** Who changes a grant, and why. The clock is read once no one else changes the same person's access. */
export type GrantChange = Omit<GrantEvent, 'now'> & { clock: Clock };

/**
 * Gives a product to someone; a program or bundle opens all it holds. The same call twice changes nothing,
 * with another `until` it moves the end.
 */
export async function grantAccess(
  trx: Trx,
  { until = null, ...key }: GrantKey & Partial<AccessGrant>,
  { clock, ...change }: GrantChange,
): Promise<void> {
  await lockAccess(trx, key.userId);
  const isChanged = await putGrant(trx, { ...key, until }, { ...change, now: clock.now() });
  if (isChanged) await openProgress(trx, key);
}

/** Takes back what one source gave. What another gave stays open, and progress is kept. */
export async function endAccess(
  trx: Trx,
  key: GrantKey,
  { clock, ...change }: GrantChange,
): Promise<void> {
  await lockAccess(trx, key.userId);
  await endGrant(trx, key, { ...change, now: clock.now() });
}

/** Lets one change of someone's access happen at a time, and none under `holdAccess`. */
export async function lockAccess(trx: Trx, userId: number): Promise<void> {
  await sql`select 1 from app_user where id = ${userId} for no key update`.execute(trx);
}

/** Keeps someone's access as it is until the transaction ends, so that what it allows is still allowed when written. */
export async function holdAccess(trx: Trx, userId: number): Promise<void> {
  await sql`select 1 from app_user where id = ${userId} for share`.execute(trx);
}
