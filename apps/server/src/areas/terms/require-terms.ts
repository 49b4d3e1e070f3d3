import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { locked } from '../../plugins/errors/errors.ts';

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
    select m.id, m.name from learner_module own
    join terms t on t.module_id in (own.module_id, own.via_module_id) and t.withdrawn_at is null
    join module m on m.id = t.module_id
    where own.user_id = ${userId} and own.module_id = ${moduleId} and not exists (select 1 from terms_agreement a
      where a.user_id = ${userId} and a.module_id = m.id and a.accepted_at is not null)
    order by m.id limit 1`.execute(db);
  const [asked] = rows;
  if (!asked) return;
  const reason = `Accept the agreement for ${asked.name} to continue.`;
  throw locked({ kind: 'terms', moduleId: asked.id, name: asked.name, reason });
}
