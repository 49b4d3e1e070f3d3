import type { StagedLab } from '@uplink/net/exercise';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { addLab } from '../../../testing/world/labs.ts';
import { addPerson } from '../../../testing/world/people.ts';
import { twoStages } from '../../../testing/world/staged-labs.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  for (const key of ['owner', 'stranger']) await addPerson(academy, key, { roles: ['mentor'] });
});
afterAll(() => academy.close());

const path = (id: number) => `/creator/labs/${id}/stages`;
const newLab = async (form = {}) =>
  (await addLab(academy, [], { ownerId: await academy.userId('owner'), ...form })).id;
const save = (id: number, version: number, lab: unknown = twoStages()) =>
  academy.call('owner', 'PUT', path(id), { version, definition: JSON.stringify(lab) });

test('a lab without stages gets them, and is read with its answers by its author only', async () => {
  const id = await newLab();
  const empty = { version: 0, definition: null, runCount: 0, canEdit: true };
  expect((await academy.call('owner', 'GET', path(id))).body).toMatchObject(empty);
  expect((await save(id, 0)).status).toBe(200);
  const { body } = await academy.call('owner', 'GET', path(id));
  expect(body).toMatchObject({ lab: { id }, version: 1 });
  expect(JSON.parse(body.definition)).toEqual(twoStages());
  expect((await academy.call('stranger', 'GET', path(id))).status).toBe(404);
});

test('stages are changed from the version on screen, and the same change sent again is one', async () => {
  const id = await newLab({ stages: twoStages() });
  const other = twoStages('Another task.');
  expect(await save(id, 0, other)).toMatchObject({
    status: 409,
    body: { current: { version: 1 } },
  });
  expect((await save(id, 1, other)).body).toMatchObject({ version: 2 });
  expect((await save(id, 1, other)).body).toMatchObject({ version: 2 });
});

test('of two authors who save at once, one is told of the other', async () => {
  const id = await newLab({ stages: twoStages() });
  const both = await Promise.all(['One.', 'Two.'].map((words) => save(id, 1, twoStages(words))));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('what is wrong is told at its place', async () => {
  const id = await newLab();
  const [first, second] = twoStages().stages;
  const faulty = { ...twoStages(), stages: [first, { ...second, title: '', tests: [] }] };
  expect(await save(id, 0, faulty)).toMatchObject({
    status: 422,
    body: { fieldErrors: { 'stages.1.title': 'Stage 2: title: it is empty.' } },
  });
  const untested = { ...twoStages(), stages: [first, { ...second, tests: [] }] } as StagedLab;
  const { status, body } = await save(id, 0, untested);
  expect(status).toBe(422);
  expect(body.fieldErrors).toHaveProperty('stages.1.tests');
  expect(body.fieldErrors).toHaveProperty(['stages.1.goals.0']);
  const noSeeds = { ...twoStages(), seeds: [] };
  expect((await save(id, 0, noSeeds)).body.fieldErrors).toHaveProperty('seeds');
  expect((await academy.call('owner', 'GET', path(id))).body.version).toBe(0);
});

test('a stage that the one before already meets is refused', async () => {
  const [first] = twoStages().stages;
  const again = { ...twoStages(), stages: [first, { ...first, title: 'Again' }] };
  const { body } = await save(await newLab(), 0, again);
  expect(body.fieldErrors).toHaveProperty('stages.1.goals');
});

test('only an individual lab has stages', async () => {
  expect((await save(await newLab({ type: 2 }), 0)).status).toBe(409);
  const asText = { version: 0, definition: 'no' };
  expect((await academy.call('owner', 'PUT', path(await newLab()), asText)).status).toBe(422);
});
