import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../../audit/invariant.ts';
import { invariants } from '../../../audit/invariants.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addCourse } from '../../../testing/world/courses.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { learn } from '../../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../../testing/world/people.ts';
import { settleRelieved } from '../../learning/relieved-lessons.ts';

type Quiz = Schema<'CreatorQuiz'>;

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner', 'other');
  for (const person of ['author', 'reader', 'stranger'])
    await addPerson(academy, person, { roles: ['mentor'] });
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

const single: Schema<'AuthoredQuestionInput'> = {
  type: 'singleAnswer',
  question: 'Which state proves that the other router heard you?',
  answers: [
    { answer: 'Init', isCorrect: false },
    { answer: '2-Way', isCorrect: true },
  ],
  explanation: '2-Way is bidirectional.',
  link: '/courses/ospf?position=10',
};
/** A stored question as its author sends it back. */
const toInput = (question?: Quiz['questions'][number]) => {
  if (!question) throw new Error('The quiz has no such question.');
  const { position: _, ...input } = question;
  return input;
};
const fillIn: Schema<'AuthoredQuestionInput'> = {
  type: 'fillInTheBlank',
  question: 'The DR has the highest <priority>.',
  answers: [],
  explanation: null,
  link: null,
};
const form = { title: 'Neighbor states', questions: [single, fillIn] };

/** A course of the author whose first lesson has a quiz. */
async function addAuthored() {
  const course = await addCourse(academy, {
    ownerId: await academy.userId('author'),
    lessons: 2,
  });
  const [lesson, next] = course.lessons.map(({ id }) => id);
  if (!lesson || !next) throw new Error('The course has no two lessons.');
  const url = `/creator/modules/${lesson}/quizzes`;
  const { body: quiz } = await academy.call('author', 'POST', url, form);
  return { course, lesson, next, url, quiz: quiz as Quiz };
}

/** Finishes a lesson and hands in its quiz with the answers that a function picks. */
async function answer(person: string, lesson: number, pick: (one: { answer: string }) => boolean) {
  await academy.call(person, 'PATCH', `/me/modules/${lesson}`, {});
  const { body: quiz } = await academy.call(person, 'GET', `/me/modules/${lesson}/quiz`);
  const answers = (quiz as Schema<'LearnerQuiz'>).questions.map((question) => ({
    questionId: question.id,
    ...(question.blank
      ? { text: 'Cost' }
      : { answerIds: question.answers.filter(pick).map(({ id }) => id) }),
  }));
  return academy.call(person, 'PUT', `/me/quizzes/${quiz.id}`, { answers, version: quiz.version });
}

describe('a quiz of a lesson', () => {
  test('is created once, read by its author and listed', async () => {
    const { course, lesson, url, quiz } = await addAuthored();
    expect(quiz).toMatchObject({ moduleId: lesson, version: 1, title: form.title });
    expect(quiz.questions.map(({ question }) => question)).toEqual(
      form.questions.map(({ question }) => question),
    );
    const again = await academy.call('author', 'POST', url, form);
    expect(again).toMatchObject({ status: 200, body: { id: quiz.id } });
    const another = await academy.call('author', 'POST', url, { ...form, title: 'Another' });
    expect(another.status).toBe(409);
    const ofLesson = await academy.call('author', 'GET', url);
    expect(ofLesson.body).toMatchObject({ canEdit: true, xpPoints: 10, quiz: { id: quiz.id } });
    const list = await academy.call('author', 'GET', `/creator/quizzes?productId=${course.id}`);
    expect(list.body).toMatchObject({
      data: [{ id: quiz.id, questionCount: 2, submissionCount: 0 }],
      paging: { page: 0, pageSize: 20, total: 1 },
    });
    expect((await academy.call('author', 'GET', `/creator/quizzes/${quiz.id}`)).body).toEqual(quiz);
  });

  test('is refused with the fixed words at each field', async () => {
    const { url, quiz } = await addAuthored();
    const questions = [
      { ...fillIn, question: 'No blank here.' },
      { ...single, answers: single.answers.map((one) => ({ ...one, isCorrect: true })) },
      { ...single, answers: single.answers.map((one) => ({ ...one, isCorrect: false })) },
    ];
    const refused = await academy.call('author', 'PUT', `${url}/${quiz.id}`, {
      title: ' ',
      questions,
      version: 1,
    });
    expect(refused.status).toBe(422);
    expect(refused.body.fieldErrors).toEqual({
      title: 'This field is Required',
      'questions.0.question': 'No blank found in the sentence',
      'questions.1.answers': 'Too many correct answers',
      'questions.2.answers': 'Too few correct answers',
    });
  });

  test('changes for the version its author saw, and keeps the ids of what stays', async () => {
    const { url, quiz } = await addAuthored();
    const [first, second] = quiz.questions.map(toInput);
    const change = {
      title: 'Renamed',
      questions: [second, { ...first, answers: first?.answers.slice(1) }, single],
      version: 1,
    };
    const { body: changed } = await academy.call('author', 'PUT', `${url}/${quiz.id}`, change);
    expect(changed).toMatchObject({ version: 2, title: 'Renamed' });
    expect(changed.questions.map(({ id }: { id: number }) => id).slice(0, 2)).toEqual([
      second?.id,
      first?.id,
    ]);
    expect(changed.questions[1].answers).toHaveLength(1);
    const repeated = await academy.call('author', 'PUT', `${url}/${quiz.id}`, change);
    expect(repeated).toMatchObject({ status: 200, body: { version: 2 } });
    const late = { ...change, title: 'Too late' };
    const refused = await academy.call('author', 'PUT', `${url}/${quiz.id}`, late);
    expect(refused).toMatchObject({ status: 409, body: { current: { version: 2 } } });
  });

  test('is for those with a permission, and changed by those who may', async () => {
    const { course, url, quiz } = await addAuthored();
    expect((await academy.call('stranger', 'GET', url)).status).toBe(404);
    await academy.db
      .insertInto('module_permission')
      .values({
        module_id: course.id,
        user_id: await academy.userId('reader'),
        permission: 'view',
      })
      .execute();
    expect((await academy.call('reader', 'GET', url)).body.canEdit).toBe(false);
    const change = { ...form, title: 'Mine', version: 1 };
    expect((await academy.call('reader', 'PUT', `${url}/${quiz.id}`, change)).status).toBe(403);
  });
});

describe('what learners answered', () => {
  test('is counted by question, with the wrong answers given most', async () => {
    const { course, lesson, quiz } = await addAuthored();
    await learn(academy, 'learner', course, { done: 0 });
    await learn(academy, 'other', course, { done: 0 });
    await answer('learner', lesson, (one) => one.answer === 'Init');
    await answer('other', lesson, (one) => one.answer === '2-Way');
    const url = `/creator/quizzes/${quiz.id}/statistics`;
    const [first, second] = quiz.questions;
    expect((await academy.call('author', 'GET', url)).body).toEqual({
      submissionCount: 2,
      questions: [
        { questionId: first?.id, answered: 2, right: 1, wrong: [{ answer: 'Init', count: 1 }] },
        { questionId: second?.id, answered: 2, right: 0, wrong: [{ answer: 'cost', count: 2 }] },
      ],
    });
  });

  test('keeps its questions when the quiz changes, and stays when it is deleted', async () => {
    const { course, lesson, url, quiz } = await addAuthored();
    await learn(academy, 'learner', course, { done: 0 });
    const { body: handedIn } = await answer('learner', lesson, () => false);
    const submission = `/quizzes/${quiz.id}/submissions/${handedIn.summary.id}`;
    const change = { title: 'Changed', questions: [fillIn], version: 1 };
    await academy.call('author', 'PUT', `${url}/${quiz.id}`, change);
    const { body: read } = await academy.call('learner', 'GET', submission);
    expect(read.questions[0].question).toBe(single.question);
    const removed = await academy.call('author', 'DELETE', `${url}/${quiz.id}?version=2`);
    expect(removed).toMatchObject({ status: 200, body: { submissionCount: 1 } });
    expect((await academy.call('learner', 'GET', submission)).status).toBe(200);
    expect((await academy.call('learner', 'GET', `/me/modules/${lesson}/quiz`)).status).toBe(404);
    expect((await academy.call('author', 'GET', url)).body.quiz).toBeNull();
    expect((await academy.call('author', 'POST', url, form)).status).toBe(200);
  });

  test('ends for those who only had the deleted quiz left', async () => {
    const { course, lesson, next, url, quiz } = await addAuthored();
    await learn(academy, 'learner', course, { done: 0 });
    await academy.call('learner', 'PATCH', `/me/modules/${lesson}`, {});
    const nextLesson = `/me/lessons/${next}`;
    expect((await academy.call('learner', 'GET', nextLesson)).status).toBe(403);
    const stale = await academy.call('author', 'DELETE', `${url}/${quiz.id}?version=7`);
    expect(stale.status).toBe(409);
    await academy.call('author', 'DELETE', `${url}/${quiz.id}?version=1`);
    await settleRelieved(academy.db, academy.clock);
    expect((await academy.call('learner', 'GET', nextLesson)).status).toBe(200);
  });

  test('loses a saved answer only with the answer it names', async () => {
    const { course, lesson, url, quiz } = await addAuthored();
    await learn(academy, 'learner', course, { done: 0 });
    const [first, second] = quiz.questions;
    const save = (id: number | undefined, body: object) =>
      academy.call('learner', 'PUT', `/me/quizzes/${quiz.id}/answers/${id}`, body);
    await save(first?.id, { answerIds: [first?.answers[0]?.id] });
    await save(second?.id, { text: 'priority' });
    const questions = [{ ...toInput(first), answers: first?.answers.slice(1) }, toInput(second)];
    await academy.call('author', 'PUT', `${url}/${quiz.id}`, { ...form, questions, version: 1 });
    const { body: read } = await academy.call('learner', 'GET', `/me/modules/${lesson}/quiz`);
    expect(read.answers).toMatchObject([{ questionId: second?.id, text: 'priority' }]);
  });

  test('does not count for a quiz that came after the lesson was done', async () => {
    const { course, lesson, url, quiz } = await addAuthored();
    await academy.call('author', 'DELETE', `${url}/${quiz.id}?version=1`);
    await settleRelieved(academy.db, academy.clock);
    await learn(academy, 'learner', course, { done: 1 });
    academy.clock.advance(1000);
    await academy.call('author', 'POST', url, form);
    const { body } = await academy.call('learner', 'GET', `/me/lessons/${lesson}`);
    expect(body.status).toBe(3);
  });
});
