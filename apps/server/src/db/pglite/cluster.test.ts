import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../database.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'uplink-cluster-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const script = `
  const { openDatabase } = await import(${JSON.stringify(new URL('../database.ts', import.meta.url).href)});
  const { pool } = await openDatabase({ databaseUrl: undefined, dataDir: process.argv[1] });
  await pool.query('create table if not exists written (id bigint generated always as identity primary key)');
  for (;;) {
    const { rows } = await pool.query('insert into written default values returning id');
    process.stdout.write(rows[0].id + '\\n');
  }
`;

function startWriter() {
  return spawn(
    process.execPath,
    ['--conditions=uplink-source', '--input-type=module', '-e', script, dataDir],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
}

/** A server that has written, with its words. */
async function startedWriter() {
  const writer = startWriter();
  let said = '';
  writer.stderr.on('data', (chunk) => {
    said += chunk;
  });
  let last = 0;
  writer.stdout.on('data', (chunk) => {
    last = Number(String(chunk).trim().split('\n').at(-1));
  });
  await once(writer.stdout, 'data');
  return { writer, said: () => said, lastAcknowledged: () => last };
}

const lockFiles = ['data.lock', 'pglite/server.lock'].map((name) => ({ name }));

const open = () => openDatabase({ databaseUrl: undefined, dataDir });

test('what a killed server acknowledged is there after the next start', async () => {
  let acknowledged = 0;
  for (let round = 0; round < 3; round += 1) {
    const writer = startWriter();
    let text = '';
    writer.stdout.on('data', (chunk) => {
      text += chunk;
    });
    await once(writer.stdout, 'data');
    await wait(150 + round * 60);
    writer.kill('SIGKILL');
    await once(writer, 'close');
    const complete = text.slice(0, text.lastIndexOf('\n')).split('\n').map(Number);
    acknowledged = Math.max(acknowledged, ...complete);
  }
  const { db, close } = await open();
  const { rows } = await sql<{ count: number; last: number }>`
    select count(distinct id) as count, max(id) as last from written`.execute(db);
  await close();
  expect(acknowledged).toBeGreaterThan(10);
  expect(rows[0]?.last).toBeGreaterThanOrEqual(acknowledged);
});

test('a server killed while it made the cluster leaves nothing half made', async () => {
  for (const delay of [0, 40, 120]) {
    rmSync(join(dataDir, 'pglite'), { recursive: true, force: true });
    const writer = startWriter();
    while (!existsSync(join(dataDir, 'pglite.new'))) await wait(2);
    await wait(delay);
    writer.kill('SIGKILL');
    await once(writer, 'close');
    const { db, close } = await open();
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await close();
    expect(existsSync(join(dataDir, 'pglite.new'))).toBe(false);
  }
});

test('a second server on the directory is refused and the first goes on', async () => {
  const first = await open();
  await expect(open()).rejects.toThrow('Another server');
  expect((await sql`select 1 as one`.execute(first.db)).rows).toEqual([{ one: 1 }]);
  await first.close();
});

test('a database that does not open says so and leaves the directory to the next', async () => {
  mkdirSync(join(dataDir, 'pglite'));
  writeFileSync(join(dataDir, 'pglite', 'PG_VERSION'), 'none');
  await expect(open()).rejects.toThrow();
  rmSync(join(dataDir, 'pglite'), { recursive: true });
  const { close } = await open();
  await close();
});

test('what a server killed at its start leaves of its process file stops no start', async () => {
  await (await open()).close();
  writeFileSync(join(dataDir, 'pglite', 'postmaster.pid'), '');
  const { db, close } = await open();
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await close();
});

test.each(lockFiles)('a server whose $name is deleted stops and says why', async ({ name }) => {
  const { writer, said } = await startedWriter();
  rmSync(join(dataDir, name));
  expect(await once(writer, 'exit')).toEqual([1, null]);
  await expect.poll(said).toContain('The lock files of');
});

test.each([...lockFiles, { name: 'both locks' }])(
  'a second server never works beside one whose $name was deleted',
  async ({ name }) => {
    const { writer, lastAcknowledged } = await startedWriter();
    const ended = once(writer, 'close');
    const gone = lockFiles
      .map((file) => file.name)
      .filter((file) => ['both locks', file].includes(name));
    for (const file of gone) rmSync(join(dataDir, file));
    const second = await open().catch((error: Error) => error);
    if (second instanceof Error) {
      expect(second.message).toContain('Another server');
      await ended;
    } else {
      // It waited until the first worked no more: what that acknowledged is there.
      const { rows } = await sql<{ last: number }>`select max(id) as last from written`.execute(
        second.db,
      );
      await second.close();
      expect(await ended).toEqual([1, null]);
      expect(rows[0]?.last).toBeGreaterThanOrEqual(lastAcknowledged());
    }
  },
);
