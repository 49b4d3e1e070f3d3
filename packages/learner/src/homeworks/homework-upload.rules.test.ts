import { expect, test } from 'vitest';
import { homeworkMessages } from './homework.messages.ts';
import { whyNotYet } from './homework-upload.rules.ts';

const rows = (...states: ('uploading' | 'stored' | 'failed')[]) =>
  states.map((status) => ({ status }));

test('the button says what it still waits for', () => {
  expect(whyNotYet(rows(), homeworkMessages)).toBe('Choose at least one file.');
  expect(whyNotYet(rows('stored', 'uploading'), homeworkMessages)).toBe(
    'One upload is still running.',
  );
  expect(whyNotYet(rows('uploading', 'uploading', 'failed'), homeworkMessages)).toBe(
    '2 uploads are still running.',
  );
  expect(whyNotYet(rows('stored', 'failed'), homeworkMessages)).toBe(
    'Fix or remove the files marked in red first.',
  );
  expect(whyNotYet(rows('stored'), homeworkMessages)).toBe('');
});
