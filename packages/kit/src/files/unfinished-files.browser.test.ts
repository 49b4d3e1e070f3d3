import { afterEach, expect, test, vi } from 'vitest';
import type { FileRow } from './files.types.ts';
import { unfinishedFiles } from './unfinished-files.ts';

const name = 'uplink.7.homework.4.unfinished';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const row = (part: Partial<FileRow>): FileRow => ({
  id: 1,
  file: undefined,
  name: 'plan.pdf',
  size: 7,
  status: 'uploading',
  progress: undefined,
  uploadId: undefined,
  key: undefined,
  error: undefined,
  isRefused: false,
  ...part,
});

test('what is not stored yet is named after a reload, by the name it is chosen by', () => {
  unfinishedFiles(name).keep([
    row({ name: 'plan-2.pdf', file: new File(['%PDF'], 'plan.pdf'), uploadId: 'u' }),
    row({ name: 'done.pdf', status: 'stored' }),
    row({ name: 'tool.exe', status: 'failed', isRefused: true }),
  ]);
  expect(unfinishedFiles(name).read()).toEqual([{ name: 'plan.pdf', size: 7, uploadId: 'u' }]);
});

test('a closed storage forgets, and stops nothing', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  const files = unfinishedFiles(name);
  expect(files.read()).toEqual([]);
  expect(() => files.keep([row({})])).not.toThrow();
});
