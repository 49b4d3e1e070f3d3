import type { Kysely } from 'kysely';
import { endAccess, grantAccess } from '../src/areas/grants/grants.service.ts';
import { applyFor } from '../src/areas/learning/applications.service.ts';
import { finishLesson, startModule } from '../src/areas/learning/progress.service.ts';
import { submitQuiz } from '../src/areas/quizzes/quizzes.service.ts';
import type { Clock } from '../src/clock.ts';
import type { DB } from '../src/db/schema.ts';
import { noSecrets } from '../src/vault/vault.ts';
import { createSeedGrader } from './seed-grader.ts';
import { type Academy, handIn } from './seed-work.ts';
import type { LearnerContent } from './types/learners.types.ts';

const day = 86_400_000;

/** Learners at different places, through the services the API uses. */
export async function seedLearners(
  db: Kysely<DB>,
  learners: LearnerContent[],
  academy: Academy,
): Promise<void> {
  for (const { learner, steps } of learners) {
    const userId = idOf(academy.people, learner);
    for (const { product, lessons, days, state, message } of steps) {
      const productId = idOf(academy.products, product);
      const start = academy.clock.now().getTime() - days * day;
      if (state === 'applied') {
        await applyFor(
          { db, clock: clockAt(start), config: noSecrets },
          { userId, moduleId: productId, message },
        );
        continue;
      }
      const grant = { userId, moduleId: productId, source: { kind: 'demo' as const } };
      const change = { actorId: null, reason: 'Demo', clock: clockAt(start) };
      // A course of a program they have came with it, and keeps its place there.
      if (!(await hasProgress(db, userId, productId)))
        await db.transaction().execute((trx) => grantAccess(trx, grant, change));
      if (lessons > 0) {
        await startModule(db, clockAt(start), userId, productId);
        const pace = (days / (lessons + 1)) * day;
        await learnUpTo(db, academy, { learner, productId, lessons, start, pace });
      }
      if (state === 'suspended')
        await db
          .transaction()
          .execute((trx) => endAccess(trx, grant, { ...change, clock: academy.clock }));
    }
  }
}

async function hasProgress(db: Kysely<DB>, userId: number, productId: number): Promise<boolean> {
  const row = await db
    .selectFrom('user_module')
    .select('status')
    .where('user_id', '=', userId)
    .where('module_id', '=', productId)
    .executeTakeFirst();
  return row !== undefined;
}

interface Course {
  learner: string;
  productId: number;
  lessons: number;
  /** Milliseconds of the clock when the first lesson was finished, and from one to the next. */
  start: number;
  pace: number;
}

/** Does the lessons of a product up to a number of them: text, quiz, homework and its review. */
async function learnUpTo(db: Kysely<DB>, academy: Academy, course: Course) {
  const userId = idOf(academy.people, course.learner);
  const lessons = await db
    .selectFrom('lesson')
    .innerJoin('module', 'module.id', 'lesson.module_id')
    .leftJoin('quiz', 'quiz.module_id', 'lesson.module_id')
    .leftJoin('homework', 'homework.module_id', 'lesson.module_id')
    .select([
      'lesson.module_id',
      'module.unique_name',
      'quiz.id as quiz_id',
      'homework.id as homework_id',
    ])
    .where('product_id', '=', course.productId)
    .orderBy('ordinal')
    .limit(course.lessons)
    .execute();
  for (const [index, lesson] of lessons.entries()) {
    const clock = clockAt(course.start + index * course.pace);
    await finishLesson(db, clock, userId, lesson.module_id);
    if (lesson.quiz_id) await answerQuiz(db, clock, userId, lesson.quiz_id);
    const work = academy.work
      .get(lesson.unique_name)
      ?.find(({ learner }) => learner === course.learner);
    if (work && lesson.homework_id)
      await handIn(db, { ...academy, clock }, { work, userId, homeworkId: lesson.homework_id });
  }
}

async function answerQuiz(db: Kysely<DB>, clock: Clock, userId: number, quizId: number) {
  const questions = await db
    .selectFrom('quiz_question')
    .select(['id', 'type', 'question'])
    .where('quiz_id', '=', quizId)
    .execute();
  const right = await db
    .selectFrom('quiz_answer')
    .select(['id', 'question_id'])
    .where('is_correct', '=', true)
    .where(
      'question_id',
      'in',
      questions.map(({ id }) => id),
    )
    .execute();
  const answers = questions.map(({ id, type, question }) =>
    type === 'fillInTheBlank'
      ? { questionId: id, text: /<(.+)>/.exec(question)?.[1] ?? '' }
      : {
          questionId: id,
          answerIds: right.filter((one) => one.question_id === id).map((one) => one.id),
        },
  );
  await submitQuiz({ db, clock, grader: createSeedGrader() }, userId, quizId, { answers });
}

export const clockAt = (time: number): Clock => ({ now: () => new Date(time) });

/** The demo's files name each other: a name that is nowhere is a mistake in them. */
export function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demo content names ${name}, which is not there.`);
  return id;
}
