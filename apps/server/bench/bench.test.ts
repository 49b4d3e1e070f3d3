import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { measureServer } from './parts/server.ts';

test('a learner day of a second runs without an error', async () => {
  const figures = await measureServer({
    perSecond: 60,
    seconds: 1,
    size: { modules: 100, learners: 5, programsEach: 1 },
    uploadMiB: 1,
    sockets: 1,
    buyers: 1,
    rounds: 1,
  });
  const errors = figures.find(({ name }) => name.includes('errors of 60'));
  expect(errors?.measured).toBe('0');
  expect(figures.every(({ measured }) => !measured.includes('NaN'))).toBe(true);
}, 120_000);

test('a purchase is measured without the runner of tests', async () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=uplink-source', main, 'purchases'],
    { env: { PATH: process.env.PATH, BENCH_BUYERS: '1' } },
  );
  expect(stdout).toMatch(/purchase by card, p95 of 1 +[\d.]+ ms/);
}, 120_000);
