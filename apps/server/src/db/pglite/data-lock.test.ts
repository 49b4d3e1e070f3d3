import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataDir } from './data-lock.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'uplink-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const script = `
  const { lockDataDir } = await import(${JSON.stringify(new URL('./data-lock.ts', import.meta.url).href)});
  try {
    lockDataDir(process.argv[1]);
    process.stdout.write('held');
    setInterval(() => {}, 1000);
  } catch (error) {
    process.stdout.write('refused: ' + error.message);
  }
`;

/** Another process that tries for the lock, and what came of it. */
async function startOther(): Promise<{ other: ChildProcess; said: string }> {
  const other = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [chunk] = await once(other.stdout as NodeJS.ReadableStream, 'data');
  return { other, said: String(chunk) };
}

async function kill(child: ChildProcess) {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a live holder in another process is named and keeps the lock', async () => {
  const { other, said } = await startOther();
  expect(said).toBe('held');
  const before = performance.now();
  expect(() => lockDataDir(dataDir)).toThrow(`Another server (process ${other.pid} on `);
  expect(performance.now() - before).toBeLessThan(2000);
  await kill(other);
});

test('the lock of a killed process is taken over at once', async () => {
  const { other } = await startOther();
  await kill(other);
  const lock = lockDataDir(dataDir);
  expect((await startOther()).said).toContain(
    `refused: Another server (process ${process.pid} on `,
  );
  lock.release();
});

test('a holder file naming a live process proves nothing: only the lock does', () => {
  const left = { pid: process.pid, host: 'elsewhere', startedAt: '2026-01-01T00:00:00.000Z' };
  writeFileSync(join(dataDir, 'holder.json'), JSON.stringify(left));
  lockDataDir(dataDir).release();
});

test('of many that start after a crash exactly one gets the lock', async () => {
  await kill((await startOther()).other);
  const started = await Promise.all(Array.from({ length: 6 }, startOther));
  expect(started.filter(({ said }) => said === 'held')).toHaveLength(1);
  for (const { other } of started) other.kill('SIGKILL');
});

test('one process cannot hold it twice', () => {
  const lock = lockDataDir(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow('Another server');
  lock.release();
  lockDataDir(dataDir).release();
});

test('a broken lock file that no one holds is made again in its place', async () => {
  const path = join(dataDir, 'data.lock');
  writeFileSync(path, 'no lock at all '.repeat(500));
  const { ino } = statSync(path);
  const lock = lockDataDir(dataDir);
  expect(statSync(path).ino).toBe(ino);
  expect((await startOther()).said).toContain('refused: Another server');
  lock.release();
});

test('a held lock file that is written over still keeps others out', async () => {
  const { other } = await startOther();
  writeFileSync(join(dataDir, 'data.lock'), 'no lock at all '.repeat(500));
  expect(() => lockDataDir(dataDir)).toThrow(`Another server (process ${other.pid} on `);
  await kill(other);
  lockDataDir(dataDir).release();
});

test('a lock that is no file is named with what to do about it', () => {
  mkdirSync(join(dataDir, 'data.lock'));
  expect(() => lockDataDir(dataDir)).toThrow(
    `The lock file ${join(dataDir, 'data.lock')} cannot be used`,
  );
  expect(existsSync(join(dataDir, 'holder.json'))).toBe(false);
});

test('a lock knows when its file was deleted or replaced', () => {
  const path = join(dataDir, 'data.lock');
  const lock = lockDataDir(dataDir);
  expect(lock.isHeld()).toBe(true);
  rmSync(path);
  expect(lock.isHeld()).toBe(false);
  writeFileSync(path, '');
  expect(lock.isHeld()).toBe(false);
  lock.release();
});
