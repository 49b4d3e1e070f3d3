import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { productRef } from '../refs.ts';

/** The forms, first tasks and tabs of a product. Tasks and onboarding are for those who own it. */
export async function readSetup(
  db: Kysely<DB>,
  moduleId: number,
  isOwned: boolean,
): Promise<Schema<'ModuleSetup'>> {
  const { rows } = await sql<Schema<'ModuleSetup'>>`
    select case when ${!isOwned} then m.apply_form end as "applyForm",
      case when ${isOwned} then m.onboarding_form end as "onboardingForm",
      case when ${isOwned} then (select coalesce(jsonb_agg(t.text order by t.position), '[]')
        from module_task t where t.module_id = m.id) else '[]' end as checklist,
      (select coalesce(jsonb_agg(jsonb_build_object('type', t.type, 'title', t.title, 'html', t.html,
          'item', case when p.id is not null then ${productRef('p')} end) order by t.position), '[]')
        from module_tab t left join module p on p.id = t.item_id and p.is_public and p.deleted_at is null
        where t.module_id = m.id and (t.type <> 0 or t.html <> '') and (t.type <> 3 or p.id is not null)) as tabs
    from module m where m.id = ${moduleId}`.execute(db);
  return rows[0] ?? { applyForm: null, onboardingForm: null, checklist: [], tabs: [] };
}
