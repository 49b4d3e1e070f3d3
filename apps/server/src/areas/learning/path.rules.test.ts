import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choosePath, type PathCatalogue } from './path.rules.ts';

const course = (id: number, level = 1, isDone = false) => ({ id, level, isDone });
const catalogue: PathCatalogue = {
  lead: null,
  free: [course(1), course(2, 2)],
  program: { id: 9, parts: [course(3), course(4, 2), course(5, 2), course(6, 3)] },
};
const idsOf = (
  wish: Partial<Parameters<typeof choosePath>[0]>,
  part: Partial<PathCatalogue> = {},
) =>
  choosePath({ goal: null, level: null, ...wish }, { ...catalogue, ...part }).map(({ id }) => id);

test.each([
  [{}, [1, 3, 4, 9]],
  [{ goal: 'networkJob', level: 'newToThis' }, [1, 3, 4, 9]],
  [{ goal: 'securityJob', level: 'someIt' }, [1, 3, 4, 5, 9]],
  [{ goal: 'networkJob', level: 'inItNow' }, [2, 4, 5, 9]],
  [{ goal: 'curious', level: 'newToThis' }, [1, 3, 4]],
] as const)('%j leads over %j', (wish, ids) => {
  expect(idsOf(wish)).toEqual(ids);
});

test('what was bought leads, and stands in the path once', () => {
  expect(idsOf({}, { lead: 4 })).toEqual([4, 1, 3, 9]);
  expect(choosePath({ goal: null, level: null }, { ...catalogue, lead: 1 })[0]).toEqual({
    id: 1,
    kind: 'free',
  });
});

test('what is done is passed: the next courses come closer', () => {
  const parts = [course(3, 1, true), course(4, 2), course(5, 2)];
  expect(idsOf({}, { program: { id: 9, parts } })).toEqual([1, 4, 5, 9]);
  expect(idsOf({}, { free: [course(1, 1, true), course(2, 2)] })[0]).toBe(2);
  expect(idsOf({}, { free: [course(1, 1, true)] })[0]).toBe(1);
});

const courses = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 8 }).chain((ids) =>
  fc.tuple(
    ...ids.map((id) =>
      fc.record({
        id: fc.constant(id),
        level: fc.option(fc.integer({ min: 1, max: 3 })),
        isDone: fc.boolean(),
      }),
    ),
  ),
);

test('every path begins with what can be started, is short, and ends with its program', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('networkJob' as const, 'securityJob' as const, 'curious' as const, null),
      fc.constantFrom('newToThis' as const, 'someIt' as const, 'inItNow' as const, null),
      fc.record({
        lead: fc.option(fc.integer({ min: 1, max: 40 })),
        free: courses,
        program: fc.option(fc.record({ id: fc.constant(99), parts: courses })),
      }),
      (goal, level, given) => {
        const path = choosePath({ goal, level }, given);
        const ids = path.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(6);
        const startable = given.free.map(({ id }) => id);
        if (given.lead !== null) expect(ids[0]).toBe(given.lead);
        else if (startable.length > 0) expect(startable).toContain(ids[0]);
        expect(path.findIndex(({ kind }) => kind === 'program')).toBe(
          given.program && goal !== 'curious' ? path.length - 1 : -1,
        );
      },
    ),
  );
});
