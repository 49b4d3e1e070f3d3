import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPeople } from '../../testing/world/people.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'newcomer', 'tapper', 'other');
});
afterAll(() => academy.close());

const goals = async (person: string) => (await academy.call(person, 'GET', '/me/path')).body.goals;
const send = (person: string, patch: object) => academy.call(person, 'PATCH', '/me/goals', patch);
const open = { goal: null, level: null, evenings: null, skipped: [] };

test('nothing is answered at first, and each answer is kept for its person alone', async () => {
  expect(await goals('newcomer')).toEqual(open);
  expect((await send('newcomer', { goal: 'securityJob' })).body).toEqual({
    ...open,
    goal: 'securityJob',
  });
  expect((await send('newcomer', { evenings: null })).body).toEqual({
    ...open,
    goal: 'securityJob',
    skipped: ['evenings'],
  });
  expect((await send('newcomer', { evenings: 3 })).body).toEqual({
    ...open,
    goal: 'securityJob',
    evenings: 3,
  });
  expect(await goals('other')).toEqual(open);
});

test.each([{}, { goal: 'rich' }, { level: 3 }, { evenings: 0 }, { evenings: 6 }, { skipped: [] }])(
  '%j is refused',
  async (patch) => {
    expect((await send('newcomer', patch)).status).toBe(422);
  },
);

const answers = {
  goal: fc.constantFrom('networkJob', 'securityJob', 'curious', null),
  level: fc.constantFrom('newToThis', 'someIt', 'inItNow', null),
  evenings: fc.constantFrom(1, 2, 3, 4, 5, null),
};

test('taps at once on different questions all count, and the last one on each', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record(answers), { minLength: 1, maxLength: 4 }), async (taps) => {
      for (const tap of taps)
        await Promise.all(
          Object.entries(tap).map(([name, value]) => send('tapper', { [name]: value })),
        );
      const last = taps[taps.length - 1];
      expect(await goals('tapper')).toEqual({
        ...last,
        skipped: Object.entries(last ?? {})
          .filter(([, value]) => value === null)
          .map(([name]) => name),
      });
    }),
    { numRuns: 15 },
  );
});
