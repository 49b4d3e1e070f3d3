import type { Schema } from '@uplink/api-client';
import { draw } from '@uplink/net/exercise';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addExam } from '../../testing/world/exams.ts';
import { dnsOnly, endsOfNetwork } from '../../testing/world/exercises.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPeople } from '../../testing/world/people.ts';
import { exerciseQuestion } from '../../testing/world/questions.ts';
import { questionError } from './question.rules.ts';

let academy: TestApp;
let course: Course;
const ends = exerciseQuestion(endsOfNetwork());
const dns = exerciseQuestion(dnsOnly);
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner', 'other');
  course = await addCourse(academy, { lessons: [{ quiz: [ends, dns], isFree: true }] });
  for (const person of ['learner', 'other']) await learn(academy, person, course, { done: 0 });
  await addExam(academy, course, {
    uniqueName: 'acl-exam',
    questions: [ends, dns],
    answersShown: 'always',
    isShuffled: false,
  });
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

const lesson = () => course.lessons[0] ?? { id: 0, quiz: 0 };
const readQuiz = async (person = 'learner'): Promise<Schema<'LearnerQuiz'>> =>
  (await academy.call(person, 'GET', `/me/modules/${lesson().id}/quiz`)).body;
const secret = (text: string) => expect(text).not.toMatch(/model|tests|equals|hints|check/);

/** What is right in the variant that was asked. */
function rightOf({ exercise }: Schema<'LearnerQuestion'>): string {
  const { model } = draw(endsOfNetwork(), exercise?.seed ?? 0).definition;
  return JSON.stringify(model.texts);
}
const listText = (text: string) => JSON.stringify({ 'GUEST-IN': text });

describe('in a quiz', () => {
  test('it is asked without goals, hints, model answer and tests', async () => {
    const { questions } = await readQuiz();
    expect(questions[0]).toMatchObject({
      type: 'exercise',
      question: 'Ends of a network',
      exercise: { definition: { goals: [], model: { texts: {} }, tests: [] } },
    });
    expect(JSON.stringify(questions[0]?.exercise?.definition.task)).not.toContain('{net}');
    secret(
      JSON.stringify({ ...questions[1]?.exercise?.definition, model: 0, tests: 0 }).replace(
        /"(model|tests)":0/g,
        '',
      ),
    );
  });

  test('a learner keeps their variant', async () => {
    const [first, again] = [await readQuiz(), await readQuiz()];
    expect(first.questions[0]?.exercise?.seed).toBe(again.questions[0]?.exercise?.seed);
  });

  test('an answer is saved with a receipt, and refused if it belongs to another exercise', async () => {
    const { id, questions } = await readQuiz('other');
    const url = `/me/quizzes/${id}/answers/${questions[1]?.id}`;
    const saved = await academy.call('other', 'PUT', url, { text: listText('permit ip any any') });
    expect(saved.body).toMatchObject({ text: listText('permit ip any any'), version: 1 });
    for (const text of [
      '{"OTHER":"x"}',
      '[]',
      'no JSON',
      '{"GUEST-IN":1}',
      '{"GUEST-IN":"\\u0000"}',
    ])
      expect((await academy.call('other', 'PUT', url, { text })).status).toBe(422);
    expect((await academy.call('other', 'PUT', url, { answerIds: [1] })).status).toBe(422);
    expect((await readQuiz('other')).answers).toMatchObject([{ text: saved.body.text }]);
  });

  test('is graded by the server, with the packet that shows what is wrong', async () => {
    const { id, questions } = await readQuiz();
    const [first, second] = questions;
    if (!first || !second) throw new Error('two questions');
    const answers = [
      { questionId: first.id, text: rightOf(first) },
      { questionId: second.id, text: listText('permit udp any any') },
    ];
    const { body } = await academy.call('learner', 'PUT', `/me/quizzes/${id}`, { answers });
    const { questions: review } = body as Schema<'QuizSubmission'>;
    expect(review[0]).toMatchObject({ isCorrect: true, grade: { passed: true } });
    expect(review[1]).toMatchObject({
      isCorrect: false,
      correctText: listText('permit udp any any eq 53'),
      grade: { passed: false, goals: [{ verdict: 'unmet', witness: { wanted: 'deny' } }] },
      exercise: { definition: { goals: [{ id: 'dns' }] } },
    });
  });

  test('a visitor of a free lesson is graded as well', async () => {
    const visit = (method: 'GET' | 'POST', url: string, payload?: object) =>
      academy.app.inject({ method, url, ...(payload && { payload }) });
    const quiz = (await visit('GET', `/lessons/${lesson().id}/quiz`)).json();
    const answers = [
      { questionId: quiz.questions[1].id, text: listText('permit udp any any eq domain') },
    ];
    const url = `/lessons/${lesson().id}/quiz/review`;
    const { score, questions } = (await visit('POST', url, { answers })).json();
    expect([score, questions[1].isCorrect]).toEqual([1, true]);
    expect(questions[0]).toMatchObject({ isCorrect: false, grade: null });
  });
});

describe('in an exam', () => {
  test('it is asked without goals, and graded when the attempt ends', async () => {
    const { id } = (await academy.call('learner', 'GET', '/exams/acl-exam')).body;
    const { body } = await academy.call('learner', 'POST', '/me/exams/attempts', { examId: id });
    const attempt = body as Schema<'ExamAttempt'>;
    const save = (at: number, text: string) => {
      const { examAnswerId, examQuestionId } = attempt.answers[at] ?? {};
      const url = `/me/exams/attempts/${attempt.id}/answers/${examAnswerId}`;
      return academy.call('learner', 'PUT', url, { examQuestionId, text });
    };
    const [first, second] = attempt.questions.map(({ question }) => question);
    if (!first || !second) throw new Error('two questions');
    expect(second.exercise?.definition).toMatchObject({
      goals: [],
      model: { texts: {} },
      tests: [],
    });
    expect((await save(0, rightOf(first))).status).toBe(200);
    expect((await save(1, listText('permit udp any any eq 53'))).status).toBe(200);
    await academy.call('learner', 'PATCH', `/me/exams/attempts/${attempt.id}`, {
      status: 'completed',
    });
    const results = (await academy.call('learner', 'GET', '/exams/acl-exam/results')).body;
    expect(results.attempt).toMatchObject({ score: 2, passed: true });
    expect(results.questions[1].question.grade.passed).toBe(true);
  });
});

test('an author hears what is wrong with the format of an exercise', () => {
  expect(questionError(ends)).toBeUndefined();
  expect(questionError({ ...ends, question: '{' })).toBe('Wrong Format');
});
