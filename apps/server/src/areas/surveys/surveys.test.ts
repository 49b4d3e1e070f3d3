import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { pauseAccess } from '../grants/given-access.fixture.ts';

let academy: TestApp;
let program: number;
beforeAll(async () => {
  academy = await createTestApp();
  program = await idOf('network-engineer');
});
afterAll(() => academy.close());

async function idOf(uniqueName: string): Promise<number> {
  const { id } = await academy.db
    .selectFrom('module')
    .select('id')
    .where('unique_name', '=', uniqueName)
    .executeTakeFirstOrThrow();
  return id;
}

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
    expect(await asked('bram')).toEqual([program]);
    const { body: survey }: { body: Schema<'Survey'> } = await read('bram');
    expect(survey).toMatchObject({ product: { id: program, type: 1 }, answers: [] });
    expect([survey.questions.length, survey.answeredAt]).toEqual([6, null]);

    const { status, body } = await answer('bram');
    expect(status).toBe(200);
    expect(body.answers.at(-1)).toEqual(written('goal', 'Mend the network at home.'));
    expect(body.answeredAt).toBe(academy.clock.now().toISOString());
    expect((await read('bram')).body).toEqual(body);
    expect(await asked('bram')).toEqual([]);
  });

  test('can be answered anew, and from two tabs at once there is one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        answer('bram', [...good, written('mentor-knows', `Tab ${index}`)]),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { count } = await academy.db
      .selectFrom('onboarding_answer')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', await academy.userId('bram'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
    expect((await read('bram')).body.answers.at(-1).text).toMatch(/^Tab \d$/);
  });

  test.each([
    ['nothing at all', [], ['why', 'experience', 'hours', 'goal']],
    ['a choice nobody offered', [...good.slice(1), chosen('why', 'Money')], ['why']],
    ['two choices of one', [...good.slice(1), chosen('why', 'Something else', 'None')], ['why']],
    ['a question nobody asked', [...good, written('age', '12')], ['age']],
    ['blanks', [...good.slice(0, 3), written('goal', ' ')], ['goal']],
  ])('refuses %s by its question, and stores nothing', async (_what, answers, faults) => {
    const before = (await read('maya')).body;
    const refused = await answer('maya', answers);
    expect([refused.status, Object.keys(refused.body.fieldErrors).sort()]).toEqual([
      422,
      [...faults].sort(),
    ]);
    expect((await read('maya')).body).toEqual(before);
  });
});

describe('who is asked', () => {
  test('nobody without the program, and nobody by a product that asks nothing', async () => {
    for (const person of ['samira', 'daniel', 'ada']) {
      expect(await asked(person)).toEqual([]);
      expect([(await read(person)).status, (await answer(person)).status]).toEqual([404, 404]);
    }
    const course = await idOf('vlans-and-switching');
    expect((await read('maya', course)).status).toBe(404);
    expect((await answer('maya', good, course)).status).toBe(404);
    expect((await read('maya', 999_999)).status).toBe(404);
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
    const person = 'maya';
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

  test('nobody without a session', async () => {
    expect((await academy.app.inject({ url: `/me/modules/${program}/survey` })).statusCode).toBe(
      401,
    );
  });
});
