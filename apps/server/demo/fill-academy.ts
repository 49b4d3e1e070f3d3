import type { Kysely } from 'kysely';
import { createSnippet } from '../src/areas/mentoring/snippets.service.ts';
import type { ProductContent } from '../src/areas/products/files/content.types.ts';
import type { Clock } from '../src/clock.ts';
import type { DB } from '../src/db/schema.ts';
import { readContent } from './read-content.ts';
import { seedAddons } from './seed-addons.ts';
import { seedCheckouts } from './seed-checkouts.ts';
import { seedCohort, seedStarts } from './seed-cohort.ts';
import { seedDiplomas } from './seed-diplomas.ts';
import { seedExams } from './seed-exams.ts';
import { seedIntroPages } from './seed-intro-pages.ts';
import { seedLabs } from './seed-labs.ts';
import { seedLearners } from './seed-learners.ts';
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
    const made = { people, products: new Map<string, number>(), now: clock.now() };
    for (const course of content.courses) await seedProduct(trx, made, course);
    const courseIds = [...made.products.values()];
    const programId = await seedProduct(trx, made, content.program.content);
    await trx
      .insertInto('module_mentor')
      .values([programId, ...courseIds].map((id) => ({ module_id: id, user_id: mentorId })))
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
      .values(courseIds.map((id) => ({ module_id: id, user_id: mentorId })))
      .execute();
    const products = await seedDiplomas(
      trx,
      { people, products: made.products, clock },
      content.diplomas,
    );
    await seedOffers(trx, { ...made, products }, content.offers);
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
