import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../database.ts';

const disk = mkdtempSync(join(tmpdir(), 'uplink-disk-'));
const filler = join(disk, 'filler');
const dataDir = join(disk, 'data');

/** Only root may make a disk. */
const hasDisk = (() => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

const open = () => openDatabase({ databaseUrl: undefined, dataDir });
const fill = () => {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler, Buffer.alloc(bavail * bsize));
};

describe.runIf(hasDisk)('an embedded database on a full disk', () => {
  beforeAll(async () => {
    const { db, close } = await open();
    await sql`create table kept (id bigint generated always as identity, text text)`.execute(db);
    await close();
  });
  afterAll(() => {
    execFileSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  });

  test('refuses what it has no room for, and goes on once there is some', async () => {
    const { db, close } = await open();
    const keep = () =>
      sql`insert into kept (text)
        select string_agg(md5(random()::text), '') from generate_series(1, 5000)`.execute(db);
    fill();
    await expect(keep()).rejects.toMatchObject({ code: '53100' });
    rmSync(filler);
    await keep();
    await close();
  });

  const script = `
    const { openDatabase } = await import(${JSON.stringify(new URL('../database.ts', import.meta.url).href)});
    const { pool } = await openDatabase({ databaseUrl: undefined, dataDir: process.argv[1] });
    await pool.query('create table counter (text text)');
    await pool.query("insert into counter values ('none')");
    const write = () => pool.query('update counter set text = $1', [String(Math.random()).repeat(20)]);
    // The table has room for its own changes by then: only the journal grows.
    for (let count = 0; count < 200; count += 1) await write();
    process.stdout.write('ready');
    await new Promise((resolve) => process.stdin.once('data', resolve));
    for (;;) await write().catch(() => {});
  `;

  test('stops and says why when its journal finds no room, and opens again later', {
    timeout: 120_000,
  }, async () => {
    const child = spawn(
      process.execPath,
      ['--conditions=uplink-source', '--input-type=module', '-e', script, dataDir],
      { stdio: ['pipe', 'pipe', 'pipe'] },
    );
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    await once(child.stdout, 'data');
    fill();
    child.stdin.write('go');
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(said).toContain('most likely because the disk is full');
    rmSync(filler);
    const { db, close } = await open();
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from counter`.execute(db);
    expect(rows[0]?.count).toBe(1);
    await close();
  });
});
