import { expect, test } from 'vitest';
import { describeFile, mendVerb, percentOf, spokenPercent } from './files.rules.ts';

const row = { size: 2048, status: 'uploading' as const, progress: undefined, error: undefined };

test('a file says how far it is and how long it takes', () => {
  expect(describeFile(row)).toBe('2 kB, starting');
  const progress = { loaded: 1024, total: 2048, speed: 8, secondsLeft: 128 };
  expect(describeFile({ ...row, progress })).toBe('1 kB of 2 kB at 8 B a second, 2 min left');
  expect(
    describeFile({ ...row, progress: { ...progress, speed: 0, secondsLeft: undefined } }),
  ).toBe('1 kB of 2 kB');
  expect(percentOf({ progress })).toBe(50);
  expect(percentOf({ progress: undefined })).toBe(0);
  expect(describeFile({ ...row, status: 'stored' })).toBe('2 kB, uploaded');
  expect(describeFile({ ...row, status: 'failed', error: 'too many files' })).toBe(
    'too many files',
  );
});

test('progress is spoken at the quarters', () => {
  expect([0, 24, 25, 74, 99, 100].map(spokenPercent)).toEqual([0, 0, 25, 50, 75, 100]);
});

test('a taken name is mended by another name', () => {
  expect(mendVerb({ error: 'Repeated file name found' })).toBe('Rename');
  expect(mendVerb({ error: 'The file could not be sent.' })).toBe('Try again');
});
