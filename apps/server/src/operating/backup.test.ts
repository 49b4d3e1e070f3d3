import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { addBusyAcademy } from '../audit/busy-academy.fixture.ts';
import { audit } from '../audit/invariant.ts';
import { invariants } from '../audit/invariants.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import type { DB } from '../db/schema.ts';
import { createWorld } from '../testing/world/create-world.ts';
import { openOne, sealFor } from '../vault/vault.ts';

const server = process.env.TEST_DATABASE_URL;
const root = new URL('../../../../', import.meta.url);
const page = new URL('docs/operating/backup.md', root);
const folder = mkdtempSync(join(tmpdir(), 'uplink-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The page's commands in their order, as an operator would copy them. */
function commandsOfPage(): string[] {
  const blocks = readFileSync(page, 'utf8').matchAll(/^ *```sh\n(.*?)^ *```$/gms);
  return [...blocks].flatMap(([, text = '']) => text.trim().split(/\n\s*/));
}

/** How many rows each table has. */
async function countRows(db: Kysely<DB>) {
  const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView);
  const counts = tables.map(async ({ name }) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(name)}`.execute(db);
    return [name, rows[0]?.count] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

describe.skipIf(!server)('a backup of PostgreSQL', () => {
  test('is restored into an empty database that keeps every promise', async () => {
    const academy = await createWorld();
    await addBusyAcademy(academy);
    const { rows } = await sql<{ name: string }>`
      select current_database() as name`.execute(academy.db);
    const urlOf = (name = '') => Object.assign(new URL(server ?? ''), { pathname: name }).href;
    const restored = `${rows[0]?.name}_restored`;
    const admin = new pg.Client({ connectionString: server });
    await admin.connect();
    await admin.query(`create database ${restored}`);
    await admin.end();
    const env = {
      ...process.env,
      DATABASE_URL: urlOf(rows[0]?.name),
      RESTORED_URL: urlOf(restored),
      DATA_DIR: folder,
    };
    const userId = await academy.userId('learner');
    const of = { userId, place: 'user_note.note' } as const;
    const sealed = await sealFor(academy.db, academy.config, of, 'zq-private');
    const commands = commandsOfPage();
    const audits = commands.filter((command) => command.endsWith(' audit'));
    for (const command of commands.filter((one) => !audits.includes(one)))
      execFileSync('sh', ['-c', command], { cwd: folder, env });

    const copy = await openDatabase({ databaseUrl: urlOf(restored), dataDir: '' });
    expect(await migrate(copy.db)).toEqual([]);
    expect(await countRows(copy.db)).toEqual(await countRows(academy.db));
    expect(await audit(copy.db, invariants)).toEqual([]);
    expect(await openOne(copy.db, academy.config, of.place, sealed)).toBe('zq-private');
    // The backup itself has no keys: without the other file what is encrypted stays so.
    const list = execFileSync('sh', ['-c', 'pg_restore --file=- academy.dump'], { cwd: folder });
    expect(list.includes('COPY public.person_key')).toBe(false);
    for (const command of audits) {
      const { stdout } = spawnSync('sh', ['-c', command], { cwd: root, env, encoding: 'utf8' });
      expect(stdout).toMatch(/\d+ of \d+ invariants hold/);
    }
    await copy.close();
    await academy.close();
  }, 120_000);
});
