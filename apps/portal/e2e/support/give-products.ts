import { join } from 'node:path';
import { readContent } from '../../../server/demo/read-content.ts';
import { seedRun } from '../../../server/demo/seed-cohort.ts';
import { seedLearners } from '../../../server/demo/seed-learners.ts';
import type { Academy } from '../../../server/demo/seed-work.ts';
import type { WorkContent } from '../../../server/demo/types/learners.types.ts';
import type { HomeworkContent } from '../../../server/src/areas/products/files/content.types.ts';
import { systemClock } from '../../../server/src/clock.ts';
import type { Db } from './make-person.ts';

/** What a learner has and did. */
export interface Progress {
  /** Products to give, each with the number of lessons done in it. */
  products?: Record<string, number>;
  /** The lesson whose homework waits for review, after it was sent back once; by its unique name. */
  waiting?: string;
  /** Of whom of the demo's cohort the milestones are taken over, in a cohort of their own. */
  milestonesOf?: string;
}

/** Our learner, for the demo's code. */
const learner = 'new';
const program = 'network-engineer';

/** As the demo's own learners have them; every homework on the way is handed in and accepted. */
export async function giveProducts(
  db: Db,
  userId: number,
  { products = {}, waiting, milestonesOf }: Progress,
  dataDir: string,
): Promise<{ cohort?: string }> {
  const academy = await readAcademy(db, userId, dataDir, waiting);
  const steps = Object.entries(products).map(([product, lessons]) => ({
    product,
    lessons,
    days: lessons,
  }));
  await seedLearners(db, [{ learner, steps }], academy);
  const cohort = milestonesOf ? await startCohort(db, academy, userId, milestonesOf) : undefined;
  // All of that was long ago, so its notifications aren't new.
  await db.deleteFrom('user_notification').where('user_id', '=', userId).execute();
  return cohort ? { cohort } : {};
}

async function readAcademy(
  db: Db,
  userId: number,
  dataDir: string,
  waiting?: string,
): Promise<Academy> {
  const modules = await db.selectFrom('module').select(['id', 'unique_name']).execute();
  const { id: mentorId } = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', 'daniel@example.org')
    .executeTakeFirstOrThrow();
  return {
    people: new Map([[learner, userId]]),
    products: new Map(modules.map((one) => [one.unique_name, one.id])),
    mentorId,
    work: await readWork(db, waiting),
    clock: systemClock,
    storageFolder: join(dataDir, 'storage'),
  };
}

async function startCohort(db: Db, academy: Academy, userId: number, person: string) {
  const { cohort } = await readContent();
  const name = `Group ${userId}`;
  const programId = academy.products.get(program) ?? 0;
  const work = { [learner]: cohort.work[person] ?? [] };
  await seedRun(db, { ...cohort, name, isOpen: false, work }, { ...academy, programId });
  return name;
}

async function readWork(db: Db, waiting?: string): Promise<Map<string, WorkContent[]>> {
  const homeworks = await db
    .selectFrom('homework')
    .innerJoin('module', 'module.id', 'homework.module_id')
    .select(['module.unique_name', 'homework.type', 'homework.sections'])
    .execute();
  return new Map(
    homeworks.map(({ unique_name, type, sections }) => {
      const answer = (words: string) =>
        type === 'DIGITIZE'
          ? { items: fillIn(sections as HomeworkContent['sections'], words) }
          : { files: [{ name: 'plan.txt', text: words }] };
      const work: WorkContent =
        unique_name === waiting
          ? {
              learner,
              ...answer('I read the state first.'),
              earlier: { ...answer('I do not know.'), feedback: 'Look again.' },
            }
          : { learner, status: 'complete', ...answer('I read the state first.') };
      return [unique_name, [work]];
    }),
  );
}

function fillIn(
  sections: HomeworkContent['sections'] = [],
  words: string,
): Record<string, string | string[]> {
  const items = sections.flatMap(({ type, items }) => items.map((item) => ({ type, ...item })));
  return Object.fromEntries(
    items.map(({ type, id, text }) => {
      if (type === 'checklist') return [id, 'true'];
      if (type === 'openAnswer') return [id, words];
      const blanks = text.split('___').slice(1);
      return [id, blanks.map(() => words)];
    }),
  );
}
