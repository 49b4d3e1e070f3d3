import { describe, expect, test } from 'vitest';
import { HOMEWORK_FILE_MAX_BYTES } from './constants.ts';
import { fileError, fileExtension, partRange, UPLOAD_RULES } from './upload.rules.ts';

describe('files', () => {
  const rule = UPLOAD_RULES.homework;
  test.each([
    [{ name: 'a.pdf', size: 1 }, [], undefined],
    [{ name: 'A.PDF', size: 1 }, [{ name: 'a.pdf' }], 'Repeated file name found'],
    [{ name: 'a.pdf', size: rule.maxSize - 1 }, [], undefined],
    [{ name: 'a.pdf', size: rule.maxSize }, [], undefined],
    [
      { name: 'a.pdf', size: rule.maxSize + 1 },
      [],
      'The file size is too big. Maximum size is 5 GB',
    ],
    [{ name: 'f.pdf', size: 1 }, ['a', 'b', 'c', 'd'].map((name) => ({ name })), undefined],
    [
      { name: 'f.pdf', size: 1 },
      ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name })),
      'too many files. Maximum is 5',
    ],
  ])('%j beside %j', (file, others, message) => {
    expect(fileError(file, others, rule)).toBe(message);
  });
  test('a double extension counts by its last part', () => {
    expect(fileError({ name: 'a.pdf.exe', size: 1 }, [], rule)).toMatch(/not accepted/);
  });
});

test('an award image is smaller than 1 MB, a homework file at most 5 GB', () => {
  const { award, homework } = UPLOAD_RULES;
  expect(fileError({ name: 'a.png', size: 1_048_575 }, [], award)).toBeUndefined();
  expect(fileError({ name: 'a.png', size: 1_048_576 }, [], award)).toBe(
    'The file size is too big. Maximum size is 1 MB',
  );
  expect(homework.maxSize).toBe(HOMEWORK_FILE_MAX_BYTES);
});

test.each([
  ['a.PDF', 'pdf'],
  ['a.tar.gz', 'gz'],
  ['README', ''],
  ['.bashrc', 'bashrc'],
])('the extension of %s is %j', (name, extension) => {
  expect(fileExtension(name)).toBe(extension);
});

test('the parts of a file touch each other and end with it', () => {
  const file = { size: 25, partSize: 10 };
  expect([1, 2, 3, 4].map((number) => partRange(file, number))).toEqual([
    { start: 0, end: 10 },
    { start: 10, end: 20 },
    { start: 20, end: 25 },
    undefined,
  ]);
  expect(partRange({ size: 20, partSize: 10 }, 3)).toBeUndefined();
});

test('an empty file and an unknown kind are refused', () => {
  expect(fileError({ name: 'a.pdf', size: 0 }, [], UPLOAD_RULES.homework)).toBe(
    'This file is empty',
  );
  expect(fileError({ name: 'a', size: 1 }, [], UPLOAD_RULES.signature)).toMatch(/Choose png$/);
});
