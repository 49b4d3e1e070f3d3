import { levelFromXp } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notify } from '../notifications/notify.ts';

/** Points that someone earned. */
export interface Earned {
  userId: number;
  /** The lesson or the exam they are for; each gives its points once. */
  source: { module_id: number } | { assessment_id: number };
  points: number;
  now: Date;
}

/** Writes points into the ledger, once for their source, and tells of a new level. */
export async function givePoints(trx: Kysely<DB>, earned: Earned): Promise<void> {
  const { userId, source, points, now } = earned;
  const before = await totalPoints(trx, userId);
  const given = await trx
    .insertInto('xp_event')
    .values({ user_id: userId, ...source, points, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const level = levelFromXp(before + points);
  if (Number(given.numInsertedOrUpdatedRows) === 0 || level === levelFromXp(before)) return;
  await notify(trx, {
    userId,
    kind: 'level',
    type: 'info',
    message: `You reached level ${level}.`,
    url: '/',
    occasion: `level:${level}`,
    now,
  });
}

/** The sum of a learner's ledger. */
async function totalPoints(db: Kysely<DB>, userId: number): Promise<number> {
  const { total } = await db
    .selectFrom('xp_event')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('points'), sql<number>`0`).as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(total);
}
