import { readFile } from 'node:fs/promises';
import { ModuleType } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import { createHomework } from '../src/areas/homeworks/homework-authoring.service.ts';
import { createProduct, setChildren } from '../src/areas/products/products.service.ts';
import { createQuiz } from '../src/areas/quizzes/quiz-authoring.service.ts';
import { addLesson, addSection } from '../src/areas/syllabus/syllabus.service.ts';
import type { Clock } from '../src/clock.ts';
import type { DB } from '../src/db/schema.ts';
import { markdownToHtml } from '../src/html/markdown.ts';
import type { CourseContent, LessonContent, ProductHeader } from './content.types.ts';
import { readContent } from './read-content.ts';
import { seedCohort } from './seed-cohort.ts';
import { seedDiplomas } from './seed-diplomas.ts';
import { seedExams } from './seed-exams.ts';
import { seedLabs } from './seed-labs.ts';
import { seedLearners } from './seed-learners.ts';
import { seedPeople } from './seed-people.ts';
import { seedProfiles } from './seed-profiles.ts';
import { seedRatings } from './seed-ratings.ts';
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
    const products = new Map<string, number>();
    for (const course of content.courses) {
      products.set(course.uniqueName, await seedCourse(trx, course, ownerId));
    }
    const programId = await createProduct(trx, {
      ...toForm(content.program, ModuleType.program),
      ownerId,
    });
    await setChildren(
      trx,
      programId,
      content.program.children.map((name) => products.get(name) ?? 0),
    );
    await trx
      .insertInto('module_mentor')
      .values([programId, ...products.values()].map((id) => ({ module_id: id, user_id: mentorId })))
      .execute();
    // Priya wrote the courses; what is asked in them goes to who mentors them.
    await trx
      .insertInto('module_recipient')
      .values([...products.values()].map((id) => ({ module_id: id, user_id: mentorId })))
      .execute();
    for (const course of content.courses) {
      for (const required of course.prerequisites) {
        await trx
          .insertInto('module_prerequisite')
          .values({
            module_id: products.get(course.uniqueName) ?? 0,
            requires_id: products.get(required) ?? 0,
          })
          .execute();
      }
    }
    products.set(content.program.uniqueName, programId);
    await seedDiplomas(trx, { people, products, clock }, content.diplomas);
    const { work } = content;
    return { people, products, programId, ownerId, mentorId, clock, storageFolder, work };
  });
  await seedLearners(db, content.learners, academy);
  await seedExams(db, content.exams, academy);
  await seedWords(db, academy, content);
  await seedProfiles(db, content.profiles, academy);
  await seedCohort(db, content.cohort, academy);
  await seedLabs(db, academy, content.labs);
  await seedRatings(db, academy, content.ratings);
  await seedSurvey(db, academy, content.survey);
}

function toForm(header: ProductHeader, type: number) {
  return {
    type,
    name: header.name,
    uniqueName: header.uniqueName,
    shortDescription: header.shortDescription,
    description: markdownToHtml(header.description),
    whatYouLearn: header.whatYouLearn,
    level: header.level,
    isSelfPaced: header.isSelfPaced,
    partTimeEducationDuration: header.partTimeEducationDuration ?? null,
    fullTimeEducationDuration: header.fullTimeEducationDuration ?? null,
  };
}

async function seedCourse(
  trx: Kysely<DB>,
  course: CourseContent,
  ownerId: number,
): Promise<number> {
  const type = course.kind === 'course' ? ModuleType.course : ModuleType.project;
  const productId = await createProduct(trx, { ...toForm(course, type), ownerId });
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
    duration: video?.duration ?? lesson.minutes * 60,
    xpPoints: lesson.xpPoints,
    video,
    resources: lesson.resources ?? [],
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
  const chapters = await readFile(new URL(`./videos/${id}.chapters.vtt`, import.meta.url)).then(
    () => `/media/${id}.chapters.vtt`,
    () => null,
  );
  return {
    url: `/media/${id}.mp4`,
    poster: `/media/${id}.jpg`,
    duration: Math.ceil(Math.max(1, ...ends)),
    captions: [{ language: 'en', label: 'English', url: `/media/${id}.vtt` }],
    chapters,
  };
}
