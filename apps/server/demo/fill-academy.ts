import { readFile } from 'node:fs/promises';
import { ModuleType } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import {
  addExercise,
  requirePublishable,
} from '../src/areas/exercises/authoring/exercise.service.ts';
import { createHomework } from '../src/areas/homeworks/authoring/homework.service.ts';
import { createSnippet } from '../src/areas/mentoring/snippets.service.ts';
import { addPrerequisites, setChildren } from '../src/areas/products/authoring/product.service.ts';
import { createQuiz } from '../src/areas/quizzes/authoring/quiz.service.ts';
import { addLesson, addSection } from '../src/areas/syllabus/authoring/syllabus.service.ts';
import type { Clock } from '../src/clock.ts';
import type { DB } from '../src/db/schema.ts';
import { markdownToHtml } from '../src/html/markdown.ts';
import { readContent } from './read-content.ts';
import { seedCheckouts } from './seed-checkouts.ts';
import { seedCohort } from './seed-cohort.ts';
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
import { seedSurvey } from './seed-survey.ts';
import { seedWords } from './seed-words.ts';
import type { LessonContent } from './types/lessons.types.ts';
import type { CourseContent } from './types/products.types.ts';

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
      courses.set(course.uniqueName, await seedCourse(trx, course, ownerId));
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
    const { work } = content;
    return { people, products, programId, ownerId, mentorId, clock, storageFolder, work };
  });
  await seedLearners(db, content.learners, academy);
  const exams = await seedExams(db, content.exams, academy);
  await seedWords(db, academy, content);
  await seedProfiles(db, content.profiles, academy);
  await seedCohort(db, content.cohort, { ...academy, exams });
  await seedRatings(db, academy, content.ratings);
  for (const { person, ...snippet } of content.snippets)
    await createSnippet(db, clock, academy.people.get(person) ?? 0, snippet);
  await seedTerms(db, academy, content.terms);
  await seedPurchases(db, academy, content.purchases);
  await seedSurvey(db, academy, content.survey);
  // What happened before the first start is no news to mail.
  await db.updateTable('user_notification').set({ mail_due: false }).execute();
}

async function seedCourse(
  trx: Kysely<DB>,
  course: CourseContent,
  ownerId: number,
): Promise<number> {
  const type = course.kind === 'course' ? ModuleType.course : ModuleType.project;
  const productId = await seedProduct(trx, course, { type, ownerId });
  let ordinal = 0;
  for (const [index, section] of course.sections.entries()) {
    const sectionId = await addSection(trx, productId, section.name, index + 1);
    for (const lesson of section.lessons) {
      ordinal += 1;
      await seedLesson(trx, course, lesson, { productId, sectionId, ordinal });
    }
  }
  return productId;
}

async function seedLesson(
  trx: Kysely<DB>,
  course: CourseContent,
  lesson: LessonContent,
  place: { productId: number; sectionId: number; ordinal: number },
) {
  const video = lesson.video ? await findVideo(lesson.video) : null;
  const lessonId = await addLesson(trx, place, {
    name: lesson.name,
    uniqueName: `${course.uniqueName}-${lesson.slug}`,
    description: markdownToHtml(lesson.markdown),
    ...(video && { duration: video.duration }),
    xpPoints: lesson.xpPoints,
    video,
    resources: lesson.resources ?? [],
    isFree: lesson.isFree ?? false,
  });
  const path = `/${course.kind}s/${course.uniqueName}/sections/${place.sectionId}/lessons/${lessonId}`;
  if (lesson.quiz) {
    await createQuiz(trx, lessonId, {
      title: lesson.quiz.title,
      questions: lesson.quiz.questions.map(({ link, answers = [], explanation, ...question }) => ({
        ...question,
        answers,
        explanation: explanation?.trim() ?? null,
        link: link ? `${path}?position=${link.position}` : null,
      })),
    });
  }
  if (lesson.homework) {
    await createHomework(trx, lessonId, {
      type: lesson.homework.type,
      title: lesson.homework.title,
      brief: markdownToHtml(lesson.homework.brief),
      maxFiles: lesson.homework.maxFiles ?? 5,
      sections: lesson.homework.sections ?? [],
    });
  }
  for (const exercise of lesson.exercises)
    await addExercise(trx, lessonId, requirePublishable(exercise));
}

/** A video that was made for the demo, with its length from its caption file; null while it is missing. */
async function findVideo(id: string) {
  const captions = await readFile(new URL(`./videos/${id}.vtt`, import.meta.url), 'utf8').catch(
    () => null,
  );
  if (captions === null) return null;
  const ends = [...captions.matchAll(/--> (?:(\d+):)?(\d+):(\d+\.\d+)/g)].map(
    ([, hours = '0', minutes = '0', seconds = '0']) =>
      Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
  );
  const findTrack = (kind: string) =>
    readFile(new URL(`./videos/${id}.${kind}.vtt`, import.meta.url)).then(
      () => `/media/${id}.${kind}.vtt`,
      () => null,
    );
  return {
    url: `/media/${id}.mp4`,
    poster: `/media/${id}.jpg`,
    duration: Math.ceil(Math.max(1, ...ends)),
    captions: [{ language: 'en', label: 'English', url: `/media/${id}.vtt` }],
    chapters: await findTrack('chapters'),
    thumbnails: await findTrack('thumbnails'),
  };
}
