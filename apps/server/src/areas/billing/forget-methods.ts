import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { attemptEach } from '../../jobs/attempt-each.ts';

type ForgetDeps = Pick<Deps, 'db' | 'clock' | 'payments'>;

const mostAtOnce = 100;

/**
 * Has the providers forget methods that were replaced or disconnected. One with a charge under way waits, so
 * that the charge ends as it began. Safe to repeat.
 */
export async function forgetMethods(
  { db, clock, payments }: ForgetDeps,
  userId?: number,
): Promise<void> {
  const removed = await sql<{ id: number; kind: 'card' | 'wallet'; provider: string; ref: string }>`
    select id, kind, provider, provider_ref as ref from payment_method
    where removed_at is not null and forgotten_at is null
      and (${userId ?? null}::bigint is null or user_id = ${userId ?? null})
      and not exists (select from payment where method_id = payment_method.id
        and status in ('due', 'sent', 'authenticating'))
    order by removed_at limit ${mostAtOnce}`.execute(db);
  // Of a provider that is no longer set up nothing can be asked.
  const known = removed.rows.filter(({ kind, provider }) => payments[kind].name === provider);
  await attemptEach(
    known,
    async ({ id, kind, ref }) => {
      await payments[kind].removeMethod(ref);
      await noteForgotten(db, id, clock.now());
    },
    ({ id }) => `method ${id}`,
  );
}

/** The same at once for someone who just replaced or disconnected one; what fails is left to the job. */
export const forgetNow = (deps: ForgetDeps, userId: number): Promise<void> =>
  forgetMethods(deps, userId).catch(() => {});

async function noteForgotten(db: Kysely<DB>, id: number, now: Date): Promise<void> {
  await db.updateTable('payment_method').set({ forgotten_at: now }).where('id', '=', id).execute();
}
