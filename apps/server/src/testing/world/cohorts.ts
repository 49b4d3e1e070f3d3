import { MilestoneCategory } from '@uplink/api-client/domain';
import {
  type CohortForm,
  createCohort,
  addMilestones as createMilestones,
  joinCohort,
  type MilestoneForm,
} from '../../areas/milestones/authoring/cohort.service.ts';
import type { TestApp } from '../test-app.ts';
import type { Product } from './courses.ts';

/** Gives a program its milestones in their order: a file and a link, due a week after each other. */
export async function addMilestones(
  { db }: TestApp,
  program: Product,
  forms: Partial<MilestoneForm>[],
): Promise<void> {
  const milestones = forms.map((form, index) => ({
    title: `Milestone ${index + 1}`,
    description: '<p>Show it</p>',
    links: [],
    category: MilestoneCategory.technical,
    dueAfterDays: 7 * (index + 1),
    fileSubmission: true,
    linkSubmission: true,
    ...form,
  }));
  await createMilestones(db, program.id, milestones);
}

/** A cohort of a program that runs for decades, with people who get the program by it. */
export async function addCohort(
  academy: TestApp,
  program: Product,
  people: string[] = [],
  form: Partial<CohortForm> = {},
): Promise<number> {
  const id = await createCohort(academy.db, program.id, {
    name: `Cohort of ${program.name}`,
    startDate: '2020-01-01',
    endDate: '2090-01-01',
    zone: 'UTC',
    isOpen: true,
    ...form,
  });
  for (const person of people) await addToCohort(academy, person, { id, moduleId: program.id });
  return id;
}

/** Gives someone a program with a cohort. */
export async function addToCohort(
  { db, clock, userId }: TestApp,
  person: string,
  cohort: { id: number; moduleId: number },
): Promise<void> {
  const learner = await userId(person);
  const change = { actorId: null, reason: 'Test', clock };
  await db.transaction().execute((trx) => joinCohort(trx, learner, cohort, change));
}
