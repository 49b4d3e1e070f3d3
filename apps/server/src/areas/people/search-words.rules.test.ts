import { expect, test } from 'vitest';
import { readSearch, swapped } from './search-words.rules.ts';

test('words, phone numbers and references are told apart', () => {
  expect(readSearch(' Maya  OKAFOR ')).toEqual({ words: ['maya', 'okafor'] });
  expect(readSearch('maya@example.org')).toEqual({ words: ['maya@example.org'] });
  expect(readSearch('+1 (312) 555-0147')).toEqual({ words: [], digits: '13125550147' });
  expect(readSearch('USR_42')).toEqual({ words: [], reference: { kind: 'usr', id: 42 } });
  expect(readSearch('pur_7')).toEqual({ words: [], reference: { kind: 'pur', id: 7 } });
  expect(readSearch('42')).toEqual({ words: [], reference: { kind: 'usr', id: 42 } });
  expect(readSearch('5550147')).toEqual({
    words: [],
    digits: '5550147',
    reference: { kind: 'usr', id: 5550147 },
  });
  expect(readSearch('a b c d e f').words).toHaveLength(5);
});

test('two letters may stand the other way round', () => {
  expect(swapped('okfaor')).toContain('okafor');
  expect(swapped('anna')).toEqual(['anan']);
  for (const word of ['abc', 'maya@example.org', 'x'.repeat(40)]) expect(swapped(word)).toEqual([]);
});
