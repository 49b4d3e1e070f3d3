import { createCohort, joinCohort } from '../../areas/milestones/authoring/cohort.service.ts';
import type { TestApp } from '../test-app.ts';
import type { Product } from './courses.ts';

/** A cohort of a program that runs for decades, with people who have the program. */
export async function addCohort(
  { db, clock, userId }: TestApp,
  program: Product,
  ...people: string[]
): Promise<number> {
  const id = await createCohort(db, program.id, {
    name: `Cohort of ${program.name}`,
    startDate: '2020-01-01',
    endDate: '2090-01-01',
    zone: 'UTC',
    isOpen: true,
  });
  const cohort = { id, moduleId: program.id };
  for (const person of people) {
    const learner = await userId(person);
    await db
      .transaction()
      .execute((trx) => joinCohort(trx, learner, cohort, { actorId: null, reason: 'Test', clock }));
  }
  return id;
}
