import type { Schema } from '@uplink/api-client';
import { ModuleType } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { notFound } from '../../../plugins/errors/errors.ts';
import { listProgress } from '../../learning/progress-loss.repository.ts';
import { requirePerson } from '../../people/notes.service.ts';
import { productRef } from '../../refs.ts';

type View = Schema<'UserProgram'>;

/** The programs of a learner, each with their cohort and what a reset of its parts would take. */
export async function listUserPrograms(db: Kysely<DB>, userId: number): Promise<View[]> {
  await requirePerson(db, userId);
  return selectPrograms(db, userId);
}

export async function readUserProgram(
  db: Kysely<DB>,
  userId: number,
  programId: number,
): Promise<View> {
  const found = (await selectPrograms(db, userId)).find(({ program }) => program.id === programId);
  if (!found) throw notFound("This learner doesn't have the program.");
  return found;
}

type Row = Omit<View, 'modules'> & { childIds: number[] };

async function selectPrograms(db: Kysely<DB>, userId: number): Promise<View[]> {
  const { rows } = await sql<Row>`
    select ${productRef('p')} as program,
      case when c.id is null then null else jsonb_build_object('id', c.id, 'name', c.name,
        'startDate', c.start_date, 'endDate', c.end_date) end as cohort,
      array(select child_id from module_child where parent_id = p.id) as "childIds"
    from user_module um
    join module p on p.id = um.module_id and p.type = ${sql.lit(ModuleType.program)}
    left join cohort c on c.id = um.cohort_id
    where um.user_id = ${userId} order by um.updated_at desc, p.id limit 50`.execute(db);
  const progress = await listProgress(db, [userId]);
  return rows.map(({ childIds, ...row }) => {
    const children = new Set(childIds.map(Number));
    return { ...row, modules: progress.filter(({ module }) => children.has(module.id)) };
  });
}
