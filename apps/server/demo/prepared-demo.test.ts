import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { laySpare, takePreparedDemo } from './prepared-demo.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'uplink-prepared-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const prepared = () => join(folder, 'prepared');
const take = (dataDir = 'data') => takePreparedDemo(join(folder, dataDir), prepared);

test('a new data directory gets database and files, also over what a killed start left', () => {
  write('prepared/pglite/base', 'database');
  write('prepared/storage/homework/plan.txt', 'file');
  write('data/demo.unfinished/pglite/half', 'half');

  take();

  expect(read('data/pglite/base')).toBe('database');
  expect(read('data/storage/homework/plan.txt')).toBe('file');
  expect(() => read('data/pglite/half')).toThrow();
});

test('what lies ready is moved to one data directory, and a copy of it to the next', () => {
  write('prepared/pglite/base', 'database');
  write('prepared/storage/plan.txt', 'file');
  write('prepared/secret', 'secret');
  write('data/secret', 'mine');
  write('other/secret', 'theirs');
  laySpare(prepared());
  laySpare(prepared());
  write('prepared.spare/pglite/base', 'the spare database');

  take();
  expect(read('data/pglite/base')).toBe('the spare database');
  expect(read('data/secret')).toBe('mine');
  expect(existsSync(`${prepared()}.spare`)).toBe(false);

  take('other');
  expect(read('other/pglite/base')).toBe('database');
  expect(read('other/storage/plan.txt')).toBe('file');
});

test('a data directory with a database keeps it', () => {
  write('prepared/pglite/base', 'database');
  write('prepared/storage/plan.txt', 'file');
  write('data/pglite/base', 'mine');

  take();

  expect(read('data/pglite/base')).toBe('mine');
});

test('without a prepared demo nothing is written', () => {
  write('data/secret', 'secret');
  take();
  expect(() => read('data/pglite/base')).toThrow();
});
