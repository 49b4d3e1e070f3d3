import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { tooManyRequests } from '../../plugins/errors/errors.ts';
import { inTime, takeTries } from '../../providers/identity/throttle/throttle.repository.ts';

/** How much one person may write in ten minutes, in all lessons together. */
const most = { lesson_question: 5, lesson_response: 20 } as const;
const windowMs = 600_000;

/** Refuses who edits without end; outside a transaction, so that refused ones count too. */
export async function takeEdit(db: Kysely<DB>, userId: number, now: Date): Promise<void> {
  const wait = await takeTries(db, [{ kind: 'postEdit', key: String(userId) }], now);
  if (wait) throw tooManyRequests(`You're editing too fast. Try again in ${inTime(wait)}.`);
}

/** Lets one person write one thing at a time: what is counted stays true until it is stored. */
export async function takeTurn(trx: Kysely<DB>, userId: number): Promise<void> {
  await trx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Refuses who writes faster than others can read; called with the turn taken. */
export async function refuseFlood(
  trx: Kysely<DB>,
  table: keyof typeof most,
  userId: number,
  now: Date,
): Promise<void> {
  const { count } = await trx
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', new Date(now.getTime() - windowMs))
    .executeTakeFirstOrThrow();
  if (Number(count) < most[table]) return;
  throw tooManyRequests("You're posting too fast. Try again in ten minutes.");
}
