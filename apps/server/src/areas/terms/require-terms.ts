import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { locked } from '../../plugins/errors/errors.ts';
import { termsLock } from './terms-lock.rules.ts';

/** The first product among these whose agreement a person was asked for and has not accepted. */
export const firstAsked = (userId: number, moduleIds: RawBuilder<unknown>) => sql`
  select tm.id, tm.name from terms t join module tm on tm.id = t.module_id
  where t.module_id in (${moduleIds}) and t.withdrawn_at is null
    and not exists (select 1 from terms_agreement a
      where a.user_id = ${userId} and a.module_id = t.module_id and a.accepted_at is not null)
  order by t.module_id limit 1`;

/**
 * Refuses a product while an agreement is open that it, or a program or bundle it came with, asks this
 * person for.
 */
export async function requireTerms(
  db: Kysely<DB>,
  userId: number,
  moduleId: number,
): Promise<void> {
  const { rows } = await sql<{ id: number; name: string }>`
    select asked.id, asked.name from learner_module own
    cross join lateral (${firstAsked(userId, sql`own.module_id, own.via_module_id`)}) asked
    where own.user_id = ${userId} and own.module_id = ${moduleId}`.execute(db);
  const [asked] = rows;
  if (asked) throw locked(termsLock(asked));
}
