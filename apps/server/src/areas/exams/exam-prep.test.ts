import type { Schema } from '@uplink/api-client';
import { type Definition, draw } from '@uplink/net/exercise';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addExam } from '../../testing/world/exams.ts';
import { dnsOnly, endsOfNetwork } from '../../testing/world/exercises.ts';
import { addLab } from '../../testing/world/labs.ts';
import { give } from '../../testing/world/learning.ts';
import { addPeople } from '../../testing/world/people.ts';
import { exerciseQuestion } from '../../testing/world/questions.ts';

let academy: TestApp;
let lab: { id: number };
const people = ['learner', 'slow', 'tabs', 'late'];
const minute = 60_000;
const titled = (definition: Definition, topic: string, at: number) => ({
  ...exerciseQuestion({ ...definition, title: `${definition.title} ${at}` }),
  topic,
});
const pool = [
  ...[1, 2, 3, 4, 5, 6].map((at) => titled(endsOfNetwork(), 'Subnets', at)),
  ...[1, 2, 3, 4].map((at) => titled(dnsOnly, 'Lists', at)),
];

/** A lab whose exam asks two exercises on subnets and one on lists, of a pool of ten. */
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, ...people, 'stranger');
  const course = await addCourse(academy);
  lab = await addLab(academy, [course], { name: 'Exam prep', type: 2, numberOfQuestions: 10 });
  await addExam(
    academy,
    { id: lab.id, name: '', uniqueName: '' },
    {
      uniqueName: 'prep',
      questions: pool,
      blueprint: [
        { topic: 'Subnets', count: 2 },
        { topic: 'Lists', count: 1 },
      ],
      attemptsAllowed: null,
      cooldownMinutes: 0,
      answersShown: 'always',
      passPercent: 60,
    },
  );
  for (const person of people) await give(academy, person, course);
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

const open = (person: string) => academy.call(person, 'POST', `/me/labs/${lab.id}/access`);
const readExam = (person: string) => academy.call(person, 'GET', '/exams/prep');
async function start(person: string): Promise<Schema<'ExamAttempt'>> {
  const { id } = (await readExam(person)).body;
  return (await academy.call(person, 'POST', '/me/exams/attempts', { examId: id })).body;
}
const save = (person: string, attempt: Schema<'ExamAttempt'>, at: number, answer: object) => {
  const { examAnswerId, examQuestionId } = attempt.answers[at] ?? {};
  const url = `/me/exams/attempts/${attempt.id}/answers/${examAnswerId}`;
  return academy.call(person, 'PUT', url, { examQuestionId, ...answer });
};
const finish = (person: string, { id }: Schema<'ExamAttempt'>) =>
  academy.call(person, 'PATCH', `/me/exams/attempts/${id}`, { status: 'completed' });
const results = async (person: string): Promise<Schema<'ExamResults'>> =>
  (await academy.call(person, 'GET', '/exams/prep/results')).body;

/** The place and the right answer of the first question on a topic. */
function rightOn(topic: string, { questions }: Schema<'ExamAttempt'>) {
  const at = questions.findIndex((one) => one.topic === topic);
  const seed = questions[at]?.question.exercise?.seed ?? 0;
  const texts =
    topic === 'Lists' ? dnsOnly.model.texts : draw(endsOfNetwork(), seed).definition.model.texts;
  return { at, answer: { text: JSON.stringify(texts) } };
}
const asked = ({ questions }: Schema<'ExamAttempt'>) =>
  questions.map(({ question }) => question.question).sort();

describe('an exam prep', () => {
  test('opens with its lab, whose year begins then, and not among exams', async () => {
    expect((await readExam('stranger')).status).toBe(403);
    const before = await readExam('learner');
    expect([before.status, before.body.reason]).toEqual([
      403,
      expect.stringContaining('your year of access starts then'),
    ]);
    const { body } = await open('learner');
    expect(new URL(body.launchUrl).pathname).toBe('/exam/prep');
    expect((await readExam('learner')).body).toMatchObject({
      product: { id: lab.id, type: 10 },
      questionCount: 3,
      totalPoints: 3,
    });
    expect((await academy.call('learner', 'GET', '/me/exams')).body.data).toEqual([]);
  });

  test('draws from its pool by topic, another way for each attempt, and gives nothing away', async () => {
    const drawn = new Set<string>();
    for (let number = 1; number <= 8; number += 1) {
      const attempt = await start('learner');
      const topics = attempt.questions.map(({ topic }) => topic).sort();
      expect([attempt.number, topics]).toEqual([number, ['Lists', 'Subnets', 'Subnets']]);
      for (const { question } of attempt.questions)
        expect(question.exercise?.definition).toMatchObject({
          goals: [],
          model: { texts: {} },
          tests: [],
          seeds: [],
        });
      expect(asked(await start('learner'))).toEqual(asked(attempt));
      drawn.add(asked(attempt).join());
      await finish('learner', attempt);
    }
    expect(drawn.size).toBeGreaterThan(1);
  });

  test('is graded by topic, with the goals that were missed', async () => {
    const attempt = await start('learner');
    const subnet = rightOn('Subnets', attempt);
    await save('learner', attempt, subnet.at, subnet.answer);
    const list = rightOn('Lists', attempt);
    await save('learner', attempt, list.at, {
      text: JSON.stringify({ 'GUEST-IN': 'permit udp any any' }),
    });
    await finish('learner', attempt);
    const { attempt: done, topics, questions } = await results('learner');
    expect(done).toMatchObject({ score: 1, total: 3, passed: false, isTimedOut: false });
    expect(topics).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ topic: 'Subnets', questions: 2, right: 1 }),
        expect.objectContaining({ topic: 'Lists', questions: 1, right: 0 }),
      ]),
    );
    const missed = questions?.find(({ topic }) => topic === 'Lists');
    expect(missed?.question.grade?.goals).toMatchObject([{ verdict: 'unmet' }]);
  });
});

describe('its clock', () => {
  test('is the server’s: what was saved is graded when it runs out, and nothing more is taken', async () => {
    await open('slow');
    const attempt = await start('slow');
    const subnet = rightOn('Subnets', attempt);
    expect((await save('slow', attempt, subnet.at, subnet.answer)).status).toBe(200);
    academy.clock.advance(21 * minute);
    const list = rightOn('Lists', attempt);
    expect((await save('slow', attempt, list.at, list.answer)).status).toBe(410);
    const { attempt: done, topics } = await results('slow');
    expect(done).toMatchObject({ id: attempt.id, isTimedOut: true, score: 1 });
    expect(topics.find(({ topic }) => topic === 'Lists')?.right).toBe(0);
  });

  test('runs on in every tab: one attempt is open, and a tab that is behind overwrites nothing', async () => {
    await open('tabs');
    const [one, other] = await Promise.all([start('tabs'), start('tabs')]);
    expect(other.id).toBe(one.id);
    expect(other.deadline).toBe(one.deadline);
    const { at, answer } = rightOn('Subnets', one);
    await save('tabs', one, at, { ...answer, baseVersion: 0 });
    const behind = { text: JSON.stringify({ last: '10.0.0.1' }), baseVersion: 0 };
    expect((await save('tabs', other, at, behind)).status).toBe(409);
    await finish('tabs', one);
    expect((await save('tabs', other, at, behind)).status).toBe(410);
    expect((await results('tabs')).attempt.score).toBe(1);
  });

  test('after the year of its lab no attempt starts', async () => {
    await open('late');
    academy.clock.advance(366 * 24 * 60 * minute);
    const { status, body } = await readExam('late');
    expect([status, body.message]).toEqual([403, expect.stringContaining('ended on')]);
  });
});
