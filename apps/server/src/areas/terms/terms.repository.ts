import { HELD_STATUSES } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';

export interface TermsRow {
  id: number;
  module_id: number;
  name: string;
  unique_name: string;
  type: number;
  version: number;
  title: string;
  body: string;
  created_at: Date;
  accepted_at: Date | null;
  declined_at: Date | null;
  hash: string | null;
  agreement_id: number | null;
  has_access: boolean;
}

/**
 * What a product asks of someone who has it, with their last answer: the text they answered, or else the
 * current one. Nothing for who does not have the product and never answered.
 */
export async function selectTerms(
  db: Kysely<DB>,
  userId: number,
  moduleId: number,
): Promise<TermsRow | undefined> {
  const { rows } = await sql<TermsRow>`
    select t.id, t.module_id, m.name, m.unique_name, m.type, t.version, t.title, t.body, t.created_at,
      a.id as agreement_id, a.accepted_at, a.declined_at, a.hash,
      coalesce(own.status = any (${HELD_STATUSES}::int[]), false) as has_access
    from module m
    left join learner_module own on own.user_id = ${userId} and own.module_id = m.id
    left join lateral (
      select * from terms_agreement where user_id = ${userId} and module_id = m.id
      order by accepted_at is not null desc, id desc limit 1) a on true
    join terms t on t.module_id = m.id
      and (case when a.accepted_at is null then t.withdrawn_at is null else t.id = a.terms_id end)
    where m.id = ${moduleId} and (a.id is not null or own.status = any (${HELD_STATUSES}::int[]))`.execute(
    db,
  );
  return rows[0];
}

/** The products someone may not learn before they accept their agreement, longest waiting first. */
export const pendingTerms = (userId: number) => sql<number[]>`
  (select coalesce(jsonb_agg(t.module_id order by um.created_at, t.module_id), '[]')
    from learner_module um
    join terms t on t.module_id = um.module_id and t.withdrawn_at is null
    where um.user_id = ${userId} and um.status = any (${HELD_STATUSES}::int[])
      and not exists (select 1 from terms_agreement a
        where a.user_id = um.user_id and a.module_id = um.module_id and a.accepted_at is not null))`;
