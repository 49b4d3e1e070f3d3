import type { Schema } from '@uplink/api-client';
import { checkStages, draw, joinLogs, stageOf } from '@uplink/net/exercise';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../../audit/invariant.ts';
import { invariants } from '../../../audit/invariants.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addCourse } from '../../../testing/world/courses.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { addLab } from '../../../testing/world/labs.ts';
import { give } from '../../../testing/world/learning.ts';
import { addPeople } from '../../../testing/world/people.ts';
import { twoStages } from '../../../testing/world/staged-labs.ts';
import { publishStages } from '../authoring/staged-lab.ts';

let academy: TestApp;
let labId: number;
let vendorLabId: number;
const people = ['learner', 'tabs', 'forger', 'racer', 'author', 'late', 'hints'];
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, ...people, 'stranger');
  const course = await addCourse(academy);
  labId = (await addLab(academy, [course], { name: 'Two stages', stages: twoStages() })).id;
  vendorLabId = (await addLab(academy, [course])).id;
  for (const person of people) await give(academy, person, course);
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

const url = (more = '') => `/me/labs/${labId}/run${more}`;
const open = (person: string) => academy.call(person, 'POST', `/me/labs/${labId}/access`);
const read = async (person: string): Promise<Schema<'LabRun'>> =>
  (await academy.call(person, 'GET', url())).body;
const save = (person: string, log: string, more: object = {}) =>
  academy.call(person, 'PUT', url(), { log, definitionVersion: 1, ...more });
const check = (person: string, stage: number, log: string, more: object = {}) =>
  academy.call(person, 'POST', url('/check'), { log, stage, definitionVersion: 1, ...more });

/** The model answer of a stage in the variant of a learner, with those before. */
function modelOf(run: Schema<'LabRun'>, stage: number): string {
  const seed = run.stages[0]?.exercise?.seed ?? 0;
  return draw(stageOf(twoStages(), stage - 1), seed).definition.model.texts.log ?? '';
}
const states = ({ stages }: Schema<'LabRun'>) => stages.map(({ state }) => state);

test('the stages of the fixture prove themselves', () => {
  expect(checkStages(twoStages()).map(({ faults }) => faults)).toEqual([[], []]);
});

describe('opening', () => {
  test('leads to a page of the academy, and begins the year', async () => {
    const closed = await academy.call('learner', 'GET', url());
    expect([closed.status, closed.body.code]).toEqual([403, 'locked']);
    const { body } = await open('learner');
    expect(new URL(body.launchUrl).pathname).toBe(`/practice-labs/${labId}/run`);
    const { data } = (await academy.call('learner', 'GET', '/me/labs')).body as Schema<'LabPage'>;
    expect(data.map(({ id, runsHere }) => [id, runsHere])).toEqual([
      [labId, true],
      [vendorLabId, false],
    ]);
    expect(await read('learner')).toMatchObject({ expiresAt: body.expiresAt, answer: null });
  });

  test('is for those who have the lab, and not for labs of vendors', async () => {
    expect((await academy.call('stranger', 'GET', url())).status).toBe(403);
    const { status } = await academy.call('learner', 'GET', `/me/labs/${vendorLabId}/run`);
    expect(status).toBe(404);
  });

  test('shows the goals of the open stage, and of those to come the title alone', async () => {
    const { stages } = await read('learner');
    expect(stages).toMatchObject([
      { title: 'The gateway', state: 'open', startLog: '' },
      { title: 'The way out', state: 'closed', exercise: null },
    ]);
    expect(stages[0]?.exercise?.definition).toMatchObject({
      goals: [{ id: 'gateway' }],
      model: { texts: {} },
      tests: [],
    });
    expect(JSON.stringify(stages)).not.toContain('172.16.0.0/30');
  });
});

describe('working', () => {
  test('the hints that were opened stay open', async () => {
    await open('hints');
    expect((await save('hints', '', { hints: { '1.gateway': 2 } })).body.hints).toEqual({
      '1.gateway': 2,
    });
    await save('hints', '', { hints: { '1.gateway': 1, '2.out': 1 } });
    expect((await read('hints')).answer?.hints).toEqual({ '1.gateway': 2, '2.out': 1 });
  });

  test('a check that is not met names the goal, and opens nothing', async () => {
    const { body } = await check('learner', 1, 'R1: show ip route');
    expect(states(body)).toEqual(['open', 'closed']);
    expect(body.stages[0].graded.grade).toMatchObject({
      passed: false,
      goals: [{ goal: 'gateway', verdict: 'unmet' }],
    });
    expect((await read('learner')).stages[0]?.graded).toEqual(body.stages[0].graded);
    await save('learner', 'R1: show ip route\nR1: enable');
    expect((await read('learner')).stages[0]?.graded).toBeNull();
  });

  test('a stage that is met opens the next, whose log goes on', async () => {
    const log = modelOf(await read('learner'), 1);
    const { body } = await check('learner', 1, log);
    expect(states(body)).toEqual(['met', 'open']);
    expect(body.stages[1]).toMatchObject({ startLog: log, graded: null });
    expect((await check('learner', 1, log)).body).toEqual(body);
    const whole = modelOf(body, 2);
    expect(whole.startsWith(log)).toBe(true);
    const done = await check('learner', 2, whole);
    expect(states(done.body)).toEqual(['met', 'met']);
    expect(await read('learner')).toEqual(done.body);
    expect((await check('learner', 3, whole)).status).toBe(409);
    expect((await save('learner', joinLogs(whole, 'R1: show ip route'))).status).toBe(200);
  });

  test('a tab that is behind changes nothing, and hears why', async () => {
    await open('tabs');
    const first = await save('tabs', 'R1: enable', { baseVersion: 0 });
    expect(first.body.version).toBe(1);
    const behind = await save('tabs', 'R1: show arp', { baseVersion: 0 });
    expect([behind.status, behind.body.message]).toEqual([
      409,
      expect.stringContaining('in another tab'),
    ]);
    expect((await check('tabs', 1, 'R1: show arp', { baseVersion: 0 })).status).toBe(409);
    expect((await read('tabs')).answer?.log).toBe('R1: enable');
    const log = modelOf(await read('tabs'), 1);
    await check('tabs', 1, log);
    // The other tab still shows the first stage.
    expect((await check('tabs', 1, 'R1: show ip route')).status).toBe(409);
    expect((await save('tabs', 'R1: show ip route')).status).toBe(409);
    expect((await read('tabs')).answer?.log).toBe(log);
  });

  test('two checks at once of the same log open one stage', async () => {
    await open('racer');
    const log = modelOf(await read('racer'), 1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => check('racer', 1, log)));
    for (const { status } of answers) expect([200, 429]).toContain(status);
    expect(states(await read('racer'))).toEqual(['met', 'open']);
  });

  test('a forged log is played like any other: nothing but commands counts', async () => {
    await open('forger');
    const run = await read('forger');
    const forged = [
      'PC1: ip address 172.16.0.1/30 gateway 172.16.0.2',
      'R9: interface Gi0/0',
      'passed: true',
      modelOf(run, 1).replaceAll('R1: ', 'R2: '),
    ].join('\n');
    expect(states((await check('forger', 1, forged)).body)).toEqual(['open', 'closed']);
    expect((await check('forger', 2, modelOf(run, 2))).status).toBe(409);
    expect((await check('forger', 1, 'x'.repeat(64_001))).status).toBe(422);
    expect(states(await read('forger'))).toEqual(['open', 'closed']);
  });
});

test('who has begun goes on with the version they began', async () => {
  await open('author');
  await save('author', 'R1: enable');
  await academy.db.transaction().execute((trx) => publishStages(trx, labId, twoStages('Other.')));
  const begun = await read('author');
  expect(begun.definitionVersion).toBe(1);
  expect(begun.stages[0]?.exercise?.definition.task).toEqual(['Give R1 its address.']);
  await open('late');
  expect((await read('late')).definitionVersion).toBe(2);
  expect((await save('late', 'R1: enable')).status).toBe(409);
});

test('after a year the lab is closed', async () => {
  academy.clock.advance(366 * 86_400_000);
  expect((await academy.call('tabs', 'GET', url())).status).toBe(409);
  expect((await save('tabs', 'R1: enable')).status).toBe(409);
});
