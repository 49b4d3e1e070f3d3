import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blueprintFaults, drawPaper } from './blueprint.rules.ts';

const bank = ['Trunks', 'Trunks', 'Trunks', 'Edge'].map((topic, index) => ({
  id: index + 1,
  topic,
  weight: 1,
}));

test('a blueprint asks for no more than the bank has, and for each topic once', () => {
  expect(blueprintFaults([{ topic: 'Trunks', count: 3 }], bank)).toEqual({});
  expect(
    blueprintFaults(
      [
        { topic: 'Trunks', count: 4 },
        { topic: 'Spanning tree', count: 1 },
        { topic: 'Trunks', count: 1 },
      ],
      bank,
    ),
  ).toEqual({
    'blueprint.0.count': 'The bank has only 3 on Trunks.',
    'blueprint.1.count': 'The bank has no questions on Spanning tree.',
    'blueprint.2.topic': 'Each topic appears once.',
  });
});

test('what an exam has stays, and is filled up or cut', () => {
  const ids = (count: number, present: number[]) =>
    drawPaper([{ topic: 'Trunks', count }], bank, present).map(({ id }) => id);
  expect(ids(2, [3, 1])).toEqual([3, 1]);
  expect(ids(1, [3, 1])).toEqual([3]);
  expect(ids(3, [2]).toSorted()).toEqual([1, 2, 3]);
  expect(ids(1, [4])).not.toContain(4);
});

test('a paper has as many questions of each topic as asked for, none twice', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.integer({ min: 1, max: 5 })),
      (count, present) => {
        const paper = drawPaper(
          [
            { topic: 'Trunks', count },
            { topic: 'Edge', count: 1 },
          ],
          bank,
          [...new Set(present)],
        );
        expect(new Set(paper.map(({ id }) => id)).size).toBe(count + 1);
        expect(paper.filter(({ topic }) => topic === 'Trunks')).toHaveLength(count);
      },
    ),
  );
});
