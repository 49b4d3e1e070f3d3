import { expect, test } from 'vitest';
import { checkOf, faultsAt, readYaml } from './yaml-file.ts';

const check = checkOf<Record<string, number>>({
  type: 'object',
  properties: { title: {}, parts: {} },
  additionalProperties: false,
});
const read = (text: string) => readYaml({ file: 'course.yaml', text, skipped: 1 }, check);

test('a field that is there twice is named with its line', () => {
  expect(read('title: 1\nparts:\n  - a: 1\n    a: 2').faults).toEqual([
    { file: 'course.yaml', line: 5, message: 'a appears twice.' },
  ]);
});

test('tens of thousands of unknown fields are refused with the first hundred of them', () => {
  const fields = Array.from({ length: 25_000 }, (_, index) => `k${index}: 1`);
  const { content, faults } = read(fields.join('\n'));
  expect([content, faults.length]).toEqual([null, 100]);
  expect(faults[1]).toMatchObject({ line: 3, message: 'k1: there is no such field.' });
});

test('the first hundred faults of what was read are told at their lines', () => {
  const text = Array.from({ length: 9000 }, (_, index) => `k${index}: 1`).join('\n');
  const found = Array.from({ length: 9000 }, (_, index) => ({
    path: [`k${index}`],
    message: 'No.',
  }));
  const faults = faultsAt({ file: 'a.yaml', text }, found);
  expect(faults).toHaveLength(100);
  expect(faults[99]).toEqual({ file: 'a.yaml', line: 100, message: 'No.' });
});

test.each([
  ['a large text', `title: ${'x'.repeat(256 * 1024)}`, 'The fields of a file can be up to 256 kB.'],
  [
    'aliases of aliases',
    ['parts: &a [x, x]', ...'bcdefghijk'].reduce((text, name, index) => {
      const former = 'abcdefghijk'[index - 1];
      return `${text}\n${name}: &${name} [${Array(9).fill(`*${former}`).join(', ')}]`;
    }),
    'This repeats too much by its aliases.',
  ],
])('%s is refused with a sentence', (_, text, message) => {
  const { content, faults } = read(text);
  expect([content, faults.map((one) => one.message)]).toEqual([null, [message]]);
});

test.each(['['.repeat(100_000), `${'['.repeat(60_000)}${']'.repeat(60_000)}`])(
  'lists in lists without end are refused',
  (text) => {
    const { content, faults } = read(text);
    expect([content, faults.length]).toEqual([null, 1]);
  },
);
