import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from './testing/free-port.ts';
import { exitCode, isReady, startProcess } from './testing/test-process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'uplink-main-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const run = (env: Record<string, string>) => startProcess({ DATA_DIR: dataDir, ...env });

test('starts, refuses a second of itself, and stops in its own time', async () => {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const starting = performance.now();
  const first = run({ PORT: String(port) });
  await isReady(base, first.child);
  const startMs = performance.now() - starting;

  const before = performance.now();
  const second = run({ PORT: String(port + 1) });
  expect(await exitCode(second.child)).toBe(1);
  // At once: it waits for no one, and is over before it could have started.
  expect(performance.now() - before).toBeLessThan(startMs + 2000);
  expect(second.said()).toContain(`Another server (process ${first.child.pid} on `);
  expect(second.said()).not.toContain('    at ');

  const requests = Array.from({ length: 20 }, () => fetch(`${base}/modules`));
  expect((await Promise.all(requests)).every(({ status }) => status < 500)).toBe(true);
  // As a browser does that expects to need it.
  const unused = connect(port, '127.0.0.1');
  await once(unused, 'connect');
  const stopping = performance.now();
  first.child.kill('SIGTERM');
  first.child.kill('SIGINT');
  expect(await exitCode(first.child)).toBe(0);
  expect(performance.now() - stopping).toBeLessThan(15_000);
  expect(first.said()).toContain('Demo accounts');

  const again = run({ PORT: String(port) });
  await isReady(base, again.child);
  const taken = run({ PORT: String(port), DATA_DIR: `${dataDir}-other` });
  expect(await exitCode(taken.child)).toBe(1);
  expect(taken.said()).toContain(`Port ${port} is in use`);
  rmSync(`${dataDir}-other`, { recursive: true });
  again.child.kill('SIGTERM');
  expect(await exitCode(again.child)).toBe(0);
}, 180_000);

test('says what to set when its set-up is no production set-up', async () => {
  const { child, said } = run({ NODE_ENV: 'production' });
  expect(await exitCode(child)).toBe(1);
  expect(said()).toContain('Set SECRET');
  expect(said()).not.toContain('    at ');
});
