import { ModuleType } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import { createSnippet } from '../src/areas/mentoring/snippets.service.ts';
import { addPrerequisites, setChildren } from '../src/areas/products/authoring/product.service.ts';
import type { ProductContent } from '../src/areas/products/files/content.types.ts';
import { saveProduct } from '../src/areas/products/files/save-product.ts';
import type { Clock } from '../src/clock.ts';
import type { DB } from '../src/db/schema.ts';
import { fromWritten } from '../src/html/to-markdown.ts';
import { readContent } from './read-content.ts';
import { seedAddons } from './seed-addons.ts';
import { seedCheckouts } from './seed-checkouts.ts';
import { seedCohort, seedStarts } from './seed-cohort.ts';
import { seedDiplomas } from './seed-diplomas.ts';
import { seedExams } from './seed-exams.ts';
import { seedIntroPages } from './seed-intro-pages.ts';
import { seedLabs } from './seed-labs.ts';
import { idOf, seedLearners } from './seed-learners.ts';
import { seedPeople } from './seed-people.ts';
import { seedPrices } from './seed-prices.ts';
import { seedOffers, seedProduct } from './seed-products.ts';
import { seedProfiles } from './seed-profiles.ts';
import { seedPurchases, seedTerms } from './seed-purchases.ts';
import { seedRatings } from './seed-ratings.ts';
import { seedPrograms } from './seed-rewards.ts';
import { seedSurvey } from './seed-survey.ts';
import { seedWords } from './seed-words.ts';

/** Writes people, products and learners' progress, through the services the API uses. */
export async function fillAcademy(
  db: Kysely<DB>,
  clock: Clock,
  storageFolder: string,
): Promise<void> {
  const content = await readContent();
  const academy = await db.transaction().execute(async (trx) => {
    const people = await seedPeople(trx, content.people, clock);
    const ownerId = people.get('priya') ?? 0;
    const mentorId = people.get(content.program.mentor) ?? 0;
    const courses = new Map<string, number>();
    for (const course of content.courses) {
      courses.set(
        course.uniqueName,
        await seedCourse(trx, course, { authorId: ownerId, now: clock.now() }),
      );
    }
    const programId = await seedProduct(trx, content.program, {
      type: ModuleType.program,
      ownerId,
    });
    await setChildren(
      trx,
      programId,
      content.program.children.map((name) => idOf(courses, name)),
    );
    await trx
      .insertInto('module_mentor')
      .values([programId, ...courses.values()].map((id) => ({ module_id: id, user_id: mentorId })))
      .execute();
    await trx
      .insertInto('module_mentor')
      .values(
        content.program.coMentors.map((key) => ({
          module_id: programId,
          user_id: people.get(key) ?? 0,
        })),
      )
      .execute();
    // Priya wrote the courses; what is asked in them goes to who mentors them.
    await trx
      .insertInto('module_recipient')
      .values([...courses.values()].map((id) => ({ module_id: id, user_id: mentorId })))
      .execute();
    for (const { uniqueName, prerequisites } of content.courses)
      await addPrerequisites(
        trx,
        idOf(courses, uniqueName),
        prerequisites.map((name) => idOf(courses, name)),
      );
    courses.set(content.program.uniqueName, programId);
    const products = await seedDiplomas(
      trx,
      { people, products: courses, clock },
      content.diplomas,
    );
    await seedOffers(trx, { people, products }, content.offers);
    await seedLabs(trx, { people, products, clock }, content.labs);
    await seedIntroPages(trx, { products, clock }, content.introPages);
    await seedPrices(trx, { products, clock }, content.prices);
    await seedCheckouts(trx, { products }, content.checkouts);
    await seedAddons(trx, { products, now: clock.now() }, content.addons);
    const { work } = content;
    return { people, products, programId, ownerId, mentorId, clock, storageFolder, work };
  });
  await seedLearners(db, content.learners, academy);
  const exams = await seedExams(
    db,
    { exams: content.exams, exercises: exercisesOf(content.courses) },
    academy,
  );
  await seedWords(db, academy, content);
  await seedProfiles(db, content.profiles, academy);
  await seedCohort(db, content.cohort, { ...academy, exams });
  await seedRatings(db, academy, content.ratings);
  for (const { person, ...snippet } of content.snippets)
    await createSnippet(db, clock, academy.people.get(person) ?? 0, snippet);
  await seedTerms(db, academy, content.terms);
  await seedPurchases(db, academy, content);
  // They are there for those who buy from now on.
  await seedStarts(db, content.starts, academy);
  await seedPrograms(db, academy, content.rewards);
  await seedSurvey(db, academy, content.survey);
  // What happened before the first start is no news to mail.
  await db.updateTable('user_notification').set({ mail_due: false }).execute();
}

/** The exercises of all lessons, by title. */
const exercisesOf = (courses: readonly ProductContent[]) =>
  new Map(
    courses
      .flatMap(({ sections }) => sections)
      .flatMap(({ lessons }) => lessons)
      .flatMap(({ exercises }) => exercises)
      .map((definition) => [definition.title, definition] as const),
  );

/** A course as an import makes it, and published. Others it asks for are named when all are there. */
async function seedCourse(
  trx: Kysely<DB>,
  content: ProductContent,
  by: { authorId: number; now: Date },
): Promise<number> {
  const id = await saveProduct(trx, {
    content,
    before: null,
    references: new Map(),
    by,
    toHtml: fromWritten,
  });
  await trx.updateTable('module').set({ is_public: true }).where('id', '=', id).execute();
  return id;
}
