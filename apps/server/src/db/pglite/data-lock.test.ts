import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
  const unlock = lockDataDir(dataDir);
  expect((await startOther()).said).toContain(
    `refused: Another server (process ${process.pid} on `,
  );
  unlock();
});

test('a holder file naming a live process proves nothing: only the lock does', () => {
  const left = { pid: process.pid, host: 'elsewhere', startedAt: '2026-01-01T00:00:00.000Z' };
  writeFileSync(join(dataDir, 'holder.json'), JSON.stringify(left));
  lockDataDir(dataDir)();
});

test('of many that start after a crash exactly one gets the lock', async () => {
  await kill((await startOther()).other);
  const started = await Promise.all(Array.from({ length: 6 }, startOther));
  expect(started.filter(({ said }) => said === 'held')).toHaveLength(1);
  for (const { other } of started) other.kill('SIGKILL');
});

test('one process cannot hold it twice', () => {
  const unlock = lockDataDir(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow('Another server');
  unlock();
  lockDataDir(dataDir)();
});
