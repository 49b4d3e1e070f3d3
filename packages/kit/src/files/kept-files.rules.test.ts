import { expect, test } from 'vitest';
import type { FileRow } from './files.types.ts';
import { freeName, isReplaced, keptFiles, mergeFiles, withKept } from './kept-files.rules.ts';

const plan = { name: 'plan.pdf', size: 7, key: 'k1' };
const photo = { name: 'photo.png', size: 9, key: 'k2' };
const row = (part: Partial<FileRow>): FileRow => ({
  ...plan,
  id: 1,
  file: undefined,
  status: 'stored',
  progress: undefined,
  uploadId: undefined,
  error: undefined,
  isRefused: false,
  ...part,
});
const running = row({ id: 2, name: 'long.pdf', status: 'uploading', key: undefined });

test('only what the storage has is kept', () => {
  const failed = row({ status: 'failed', key: undefined });
  expect(keptFiles([row({}), running, failed])).toEqual([plan]);
});

test('rows follow the draft; what is on its way stays where it is', () => {
  let id = 9;
  const newId = () => {
    id += 1;
    return id;
  };
  const shown = withKept([row({}), running], { version: 0, files: [photo] }, 0, newId);
  expect(shown).toEqual([running, row({ ...photo, id: 10 })]);
  expect(withKept(shown, { version: 0, files: [photo] }, 0, newId)).toEqual(shown);
});

test('what was handed in since, and the draft of a form, are no files', () => {
  const stored = { version: 0, files: [plan] };
  expect(withKept([row({}), running], stored, 1, () => 1)).toEqual([running]);
  expect(withKept([], { why: 'an answer' } as object, 0, () => 1)).toEqual([]);
});

test('files of two devices come together, without what was removed here', () => {
  const mine = { version: 0, files: [plan] };
  const theirs = { version: 0, files: [plan, photo] };
  expect(mergeFiles([mine, theirs], 0, new Set())).toEqual([plan, photo]);
  expect(mergeFiles([mine, theirs], 0, new Set(['k1']))).toEqual([photo]);
});

test('a lost file that is chosen again takes its own place, another one does not', () => {
  const lost = row({ status: 'failed', key: undefined });
  expect(isReplaced(lost, { name: 'PLAN.pdf' })).toBe(true);
  expect(isReplaced(lost, { name: 'other.pdf' })).toBe(false);
  expect(isReplaced({ ...lost, file: new File(['x'], 'plan.pdf') }, plan)).toBe(false);
  expect(isReplaced(row({}), plan)).toBe(false);
});

test('a taken name gets a number before its ending', () => {
  expect(freeName('plan.pdf', new Set(['plan.pdf', 'plan-2.pdf']))).toBe('plan-3.pdf');
  expect(freeName('notes', new Set(['notes']))).toBe('notes-2');
});
