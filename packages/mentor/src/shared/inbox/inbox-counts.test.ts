import { formatMessages } from '@uplink/api-client/messages';
import { expect, test } from 'vitest';
import { countOf, formatCount } from './inbox-counts.ts';

const counts = [
  { status: 2, count: 3 },
  { status: 7, count: 1 },
  { status: 3, count: 1200 },
];

test('states that are filtered together are counted together', () => {
  expect([countOf(counts, '2,7'), countOf(counts, '6'), countOf(counts)]).toEqual([4, 0, 1204]);
});

test('what is not counted to the end says so', () => {
  const shown = [0, 1204, 10_000, 20_500].map((count) => formatCount(count, formatMessages));
  expect(shown).toEqual(['0', '1,204', '10,000+', '10,000+']);
});
