import { giveAccess } from '../../areas/grants/given-access.fixture.ts';
import { finishLesson } from '../../areas/learning/progress.service.ts';
import { submitQuiz } from '../../areas/quizzes/quizzes.service.ts';
import type { TestApp } from '../test-app.ts';
import type { Course, Product } from './courses.ts';

/** Gives a person a product without buying it. */
export async function give(academy: TestApp, person: string, product: Product) {
  await giveAccess(academy, await academy.userId(person), product.id);
}

/** Has a person learn a course: it is started, and its first lessons are done but for their homework. */
export async function learn(
  academy: TestApp,
  person: string,
  course: Course,
  { done = 0 }: { done?: number } = {},
): Promise<void> {
  const { db, clock, userId } = academy;
  const id = await userId(person);
  await giveAccess(academy, id, course.id);
  const started = await academy.call(person, 'PATCH', `/me/modules/${course.id}?action=start`);
  if (started.status !== 200) throw new Error(JSON.stringify(started.body));
  for (const lesson of course.lessons.slice(0, done)) {
    await finishLesson(db, clock, id, lesson.id);
    if (lesson.quiz) await answerQuiz(academy, id, lesson.quiz);
  }
}

/** Hands in a quiz with what is right. */
async function answerQuiz({ db, clock, grader }: TestApp, userId: number, quizId: number) {
  const questions = await db
    .selectFrom('quiz_question')
    .select(['id', 'type', 'question'])
    .where('quiz_id', '=', quizId)
    .execute();
  const right = await db
    .selectFrom('quiz_answer')
    .innerJoin('quiz_question', 'quiz_question.id', 'question_id')
    .select(['quiz_answer.id', 'question_id'])
    .where('quiz_id', '=', quizId)
    .where('is_correct', '=', true)
    .execute();
  const answers = questions.map(({ id, type, question }) =>
    type === 'fillInTheBlank'
      ? { questionId: id, text: /<(.+)>/.exec(question)?.[1] ?? '' }
      : {
          questionId: id,
          answerIds: right.filter((one) => one.question_id === id).map((one) => one.id),
        },
  );
  await submitQuiz({ db, clock, grader }, userId, quizId, { answers });
}
