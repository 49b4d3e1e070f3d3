import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takePreparedDemo } from './prepared-demo.ts';

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
const take = () => takePreparedDemo(join(folder, 'data'), () => join(folder, 'prepared'));

test('a new data directory gets database and files, also over what a killed start left', async () => {
  write('prepared/pglite/base', 'database');
  write('prepared/storage/homework/plan.txt', 'file');
  write('data/pglite.unfinished/half', 'half');

  await take();

  expect(read('data/pglite/base')).toBe('database');
  expect(read('data/storage/homework/plan.txt')).toBe('file');
  expect(() => read('data/pglite/half')).toThrow();
});

test('a data directory with a database keeps it', async () => {
  write('prepared/pglite/base', 'database');
  write('prepared/storage/plan.txt', 'file');
  write('data/pglite/base', 'mine');

  await take();

  expect(read('data/pglite/base')).toBe('mine');
});

test('without a prepared demo nothing is written', async () => {
  write('data/secret', 'secret');
  await take();
  expect(() => read('data/pglite/base')).toThrow();
});
