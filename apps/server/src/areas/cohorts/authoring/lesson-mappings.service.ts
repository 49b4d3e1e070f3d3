import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { unprocessable } from '../../../plugins/errors/errors.ts';
import { changedSince, lockCohort } from './cohorts.service.ts';
import { requireCohort } from './program.ts';

type Person = { id: number };
type Mappings = Schema<'LessonMappings'>;

/** Every lesson of the program, with its day and its milestone in a cohort. */
export async function readLessonMappings(
  db: Kysely<DB>,
  person: Person,
  cohortId: number,
): Promise<Mappings> {
  await requireCohort(db, person, cohortId, 'view');
  return selectMappings(db, cohortId);
}

/** The same of any cohort. */
export async function selectMappings(db: Kysely<DB>, cohortId: number): Promise<Mappings> {
  const { rows: lessons } = await sql<Mappings['lessons'][number]>`
    select l.module_id as id, lm.name, s.name as section, p.name as product,
      cl.available_from::text as "availableFrom", cl.milestone_id as "milestoneId"
    from cohort c
    join module_child part on part.parent_id = c.module_id
    join module p on p.id = part.child_id and p.deleted_at is null
    join lesson l on l.product_id = p.id
    join module lm on lm.id = l.module_id
    join module s on s.id = l.section_id
    left join cohort_lesson cl on cl.cohort_id = c.id and cl.lesson_id = l.module_id
    where c.id = ${cohortId}
    order by part.position, p.id, l.ordinal limit 5000`.execute(db);
  const { version, module_id } = await db
    .selectFrom('cohort')
    .select(['version', 'module_id'])
    .where('id', '=', cohortId)
    .executeTakeFirstOrThrow();
  const milestones = await db
    .selectFrom('milestone')
    .select(['id', 'title'])
    .where('module_id', '=', module_id)
    .orderBy('position')
    .orderBy('id')
    .limit(200)
    .execute();
  return { version, lessons, milestones };
}

/** Sets the days of lessons in a cohort of one's own program. */
export async function replaceLessonMappings(
  { db }: Pick<Deps, 'db'>,
  person: Person,
  cohortId: number,
  input: Schema<'LessonMappingsInput'>,
): Promise<Mappings> {
  await requireCohort(db, person, cohortId);
  await db.transaction().execute((trx) => storeMappings(trx, cohortId, input));
  return selectMappings(db, cohortId);
}

/** Stores the days of lessons, decided on the version that was seen, and says what they were. */
export async function storeMappings(
  trx: Kysely<DB>,
  cohortId: number,
  { version, lessons }: Schema<'LessonMappingsInput'>,
): Promise<Mappings> {
  const cohort = await lockCohort(trx, cohortId);
  if (cohort.version !== version) throw changedSince(cohort);
  const before = await selectMappings(trx, cohortId);
  const known = new Set(before.lessons.map(({ id }) => id));
  const ids = lessons.map(({ lessonId }) => lessonId);
  if (new Set(ids).size < ids.length || ids.some((id) => !known.has(id)))
    throw unprocessable("A lesson doesn't belong to this program.");
  const milestones = new Set(before.milestones.map(({ id }) => id));
  if (lessons.some(({ milestoneId }) => milestoneId !== null && !milestones.has(milestoneId)))
    throw unprocessable("A milestone doesn't belong to this program.");
  await trx.deleteFrom('cohort_lesson').where('cohort_id', '=', cohortId).execute();
  const told = lessons.filter((one) => one.availableFrom !== null || one.milestoneId !== null);
  await sql`insert into cohort_lesson (cohort_id, lesson_id, available_from, milestone_id)
    select ${cohortId}, l."lessonId", l."availableFrom", l."milestoneId"
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
      as l("lessonId" bigint, "availableFrom" date, "milestoneId" bigint)`.execute(trx);
  await trx
    .updateTable('cohort')
    .set({ version: version + 1 })
    .where('id', '=', cohortId)
    .execute();
  return before;
}
