import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, addProgram, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { give, learn } from '../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';
import { addSurvey } from '../../testing/world/surveys.ts';
import { pauseAccess } from '../grants/given-access.fixture.ts';

let academy: TestApp;
let program: number;
let course: Course;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'newcomer', 'learner', 'stranger');
  await addPerson(academy, 'mentor', { roles: ['mentor'] });
  course = await addCourse(academy, { lessons: 2 });
  const product = await addProgram(academy, [course], { mentors: ['mentor'] });
  program = product.id;
  await addSurvey(academy, product, questions);
  await give(academy, 'newcomer', product);
  await give(academy, 'learner', product);
  await learn(academy, 'learner', course, { done: 1 });
});
afterAll(() => academy.close());

const ask = (id: string, isRequired: boolean, ...choices: string[]) => ({
  id,
  kind: choices.length > 0 ? ('singleAnswer' as const) : ('openAnswer' as const),
  question: `What about ${id}?`,
  isRequired,
  choices,
});
const questions = [
  ask('why', true, 'A first job', 'Something else'),
  ask('experience', true, 'None', 'Up to a year'),
  { ...ask('worked-with', false, 'A firewall', 'Linux'), kind: 'multipleAnswer' as const },
  ask('hours', true, 'Up to 4', '5 to 8'),
  ask('goal', true),
  ask('mentor-knows', false),
];

const read = (person: string, id = program) =>
  academy.call(person, 'GET', `/me/modules/${id}/survey`);
const answer = (person: string, answers: object[] = good, id = program) =>
  academy.call(person, 'PUT', `/me/modules/${id}/survey`, { answers });
const asked = async (person: string): Promise<number[]> =>
  (await academy.call(person, 'GET', '/me/context')).body.programIdsIncompleteOnboardingSurvey;

const chosen = (questionId: string, ...choices: string[]) => ({ questionId, choices, text: '' });
const written = (questionId: string, text: string) => ({ questionId, choices: [], text });
const good = [
  chosen('why', 'Something else'),
  chosen('experience', 'None'),
  chosen('hours', 'Up to 4'),
  written('goal', '  Mend the network at home. '),
];

describe('the survey of a program', () => {
  test('is asked of its learners, until they answer', async () => {
    expect(await asked('newcomer')).toEqual([program]);
    const { body: survey }: { body: Schema<'Survey'> } = await read('newcomer');
    expect(survey).toMatchObject({ product: { id: program, type: 1 }, answers: [] });
    expect([survey.questions.length, survey.answeredAt]).toEqual([6, null]);

    const { status, body } = await answer('newcomer');
    expect(status).toBe(200);
    expect(body.answers.at(-1)).toEqual(written('goal', 'Mend the network at home.'));
    expect(body.answeredAt).toBe(academy.clock.now().toISOString());
    expect((await read('newcomer')).body).toEqual(body);
    expect(await asked('newcomer')).toEqual([]);
  });

  test('can be answered again, and from two tabs at once there is one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        answer('newcomer', [...good, written('mentor-knows', `Tab ${index}`)]),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { count } = await academy.db
      .selectFrom('onboarding_answer')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', await academy.userId('newcomer'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
    expect((await read('newcomer')).body.answers.at(-1).text).toMatch(/^Tab \d$/);
  });

  test.each([
    ['nothing at all', [], ['why', 'experience', 'hours', 'goal']],
    ['a choice nobody offered', [...good.slice(1), chosen('why', 'Money')], ['why']],
    ['two choices of one', [...good.slice(1), chosen('why', 'Something else', 'None')], ['why']],
    ['a question nobody asked', [...good, written('age', '12')], ['age']],
    ['blanks', [...good.slice(0, 3), written('goal', ' ')], ['goal']],
  ])('refuses %s by its question, and stores nothing', async (_what, answers, faults) => {
    const before = (await read('learner')).body;
    const refused = await answer('learner', answers);
    expect([refused.status, Object.keys(refused.body.fieldErrors).sort()]).toEqual([
      422,
      [...faults].sort(),
    ]);
    expect((await read('learner')).body).toEqual(before);
  });
});

describe('who is asked', () => {
  test('no one without the program, and no one by a product that asks nothing', async () => {
    for (const person of ['stranger', 'mentor', 'admin']) {
      expect(await asked(person)).toEqual([]);
      expect([(await read(person)).status, (await answer(person)).status]).toEqual([404, 404]);
    }
    expect((await read('learner', course.id)).status).toBe(404);
    expect((await answer('learner', good, course.id)).status).toBe(404);
    expect((await read('learner', 999_999)).status).toBe(404);
  });

  test.each([
    [1, [1, 200]],
    [2, [1, 200]],
    [5, [1, 200]],
    [3, [0, 200]],
    [4, [0, 404]],
    [101, [0, 404]],
    [103, [0, 404]],
  ])('with status %d of the program', async (status, [count, answered]) => {
    const person = 'learner';
    const userId = await academy.userId(person);
    await academy.db.deleteFrom('onboarding_answer').where('user_id', '=', userId).execute();
    const dates = { applied_at: status === 4 ? new Date() : null };
    const progress = status % 100;
    const goOn = status > 100 ? await pauseAccess(academy, userId, program) : undefined;
    await academy.db
      .updateTable('user_module')
      .set({ status: progress, ...dates, done_at: progress === 3 ? new Date() : null })
      .where('user_id', '=', userId)
      .where('module_id', '=', program)
      .execute();
    expect(await asked(person)).toHaveLength(count ?? 0);
    expect((await read(person)).status).toBe(answered);
    await goOn?.();
  });

  test('no one without a session', async () => {
    expect((await academy.app.inject({ url: `/me/modules/${program}/survey` })).statusCode).toBe(
      401,
    );
  });
});
