import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { writeAudit } from '../../people/audit-log.ts';
import { selectMappings, storeMappings } from '../authoring/lesson-mappings.service.ts';
import { requireCohort } from './cohorts.service.ts';

type Lessons = Schema<'CohortLessons'>;

/** Every lesson of the program, with its day and its milestone in a cohort. */
export async function readLessons(db: Kysely<DB>, cohortId: number): Promise<Lessons> {
  await requireCohort(db, cohortId);
  return selectMappings(db, cohortId);
}

/** Sets the days of lessons, as authors do, and writes down which were changed. */
export async function changeLessons(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { staff, cohortId }: { staff: { id: number }; cohortId: number },
  input: Schema<'LessonMappingsInput'>,
): Promise<Lessons> {
  return db.transaction().execute(async (trx) => {
    const cohort = await requireCohort(trx, cohortId);
    const before = await storeMappings(trx, cohortId, input);
    const after = await selectMappings(trx, cohortId);
    await writeAudit(trx, {
      actorId: staff.id,
      cohortId,
      action: 'changeCohortLessons',
      before: { cohort: cohort.name, lessons: daysOf(before, after) },
      after: { cohort: cohort.name, lessons: daysOf(after, before) },
      now: clock.now(),
    });
    return after;
  });
}

/** An entry of the log names so many lessons. */
const mostNamed = 100;

/** The lessons that differ, with the day and the milestone that one of the two has them. */
function daysOf({ lessons, milestones }: Lessons, other: Lessons): string[] {
  const titles = new Map(milestones.map(({ id, title }) => [id, title]));
  return lessons
    .filter(({ availableFrom, milestoneId }, row) => {
      const same = other.lessons[row];
      return same?.availableFrom !== availableFrom || same.milestoneId !== milestoneId;
    })
    .slice(0, mostNamed)
    .map(({ name, availableFrom, milestoneId }) => {
      const milestone = milestoneId === null ? undefined : titles.get(milestoneId);
      return `${name}: ${[availableFrom, milestone].filter(Boolean).join(', ') || 'none'}`;
    });
}
