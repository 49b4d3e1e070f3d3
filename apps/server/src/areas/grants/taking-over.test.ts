import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { access } from '../../audit/access-invariants.ts';
import { audit } from '../../audit/invariant.ts';
import type { Database } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

const shipped = new URL('../../../migrations/', import.meta.url);

let database: Database;
let folder: string;
/** A database as it was before grants were kept. */
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'uplink-migrations-'));
  const names = (await readdir(shipped)).sort();
  const before = names.slice(
    0,
    names.findIndex((name) => name.includes('access_grants')),
  );
  for (const name of before) await cp(new URL(name, shipped), join(folder, name));
  await migrate(database.db, pathToFileURL(`${folder}/`));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

test('what people had before grants were kept is as open and as closed as it was', async () => {
  const { db } = database;
  await sql`insert into app_user (id, email, first_name, last_name, unique_name, referral_code, signup_method)
    values (1, 'one@example.org', 'A', 'B', 'one', 'one', 'email'),
      (2, 'two@example.org', 'A', 'B', 'two', 'two', 'email')`.execute(db);
  await sql`insert into module (id, type, name, unique_name, url)
    select id, type, 'm' || id, 'm' || id, 'm' || id from (values
      (1, 1), (2, 2), (3, 3), (4, 2), (5, 2), (6, 5), (7, 4), (8, 1), (9, 10)) one (id, type)`.execute(
    db,
  );
  await sql`insert into module_child (parent_id, child_id, position)
    values (1, 2, 1), (1, 3, 2), (5, 6, 1), (6, 7, 1)`.execute(db);
  await sql`insert into lesson (module_id, product_id, section_id, ordinal) values (7, 5, 6, 1)`.execute(
    db,
  );
  await sql`insert into cohort (id, module_id, name, start_date, end_date)
    values (1, 1, 'Spring', '2026-01-01', '2026-05-01')`.execute(db);
  await sql`insert into user_module
      (user_id, module_id, status, via_module_id, applied_at, started_at, finished_at, done_at, cohort_id)
    values
      (1, 1, 1, null, null, '2026-01-02', null, null, 1),
      (1, 2, 3, 1, null, '2026-01-02', null, '2026-01-03', null),
      (1, 3, 5, 1, null, null, null, null, null),
      (1, 4, 5, 1, null, null, null, null, null),
      (1, 5, 1, null, null, '2026-01-01', null, null, null),
      (1, 7, 1, null, null, '2026-01-01', '2026-01-01', null, null),
      (1, 8, 4, null, '2026-01-01', null, null, null, null),
      (1, 9, 2, null, null, null, null, null, null),
      (2, 1, 101, null, null, '2026-01-02', null, null, null),
      (2, 2, 103, 1, null, '2026-01-02', null, '2026-01-03', null),
      (2, 3, 102, 1, null, null, null, null, null)`.execute(db);
  await migrate(db);
  const { rows } = await sql<{ user_id: number; module_id: number; status: number; via: number }>`
    select user_id, module_id, status, via_module_id as via from learner_module
    order by user_id, module_id`.execute(db);
  expect(rows.map((row) => [row.user_id, row.module_id, row.status, row.via])).toEqual([
    [1, 1, 1, null],
    [1, 2, 3, 1],
    [1, 3, 5, 1],
    // What the program no longer holds stays open by itself.
    [1, 4, 5, null],
    [1, 5, 1, null],
    [1, 7, 1, null],
    [1, 8, 4, null],
    [1, 9, 2, null],
    [2, 1, 101, null],
    [2, 2, 103, 1],
    [2, 3, 102, 1],
  ]);
  const { rows: sources } = await sql<{ source: string }>`
    select distinct source_kind || ' ' || coalesce(source_id::text, '-') as source from access_grant
    order by 1`.execute(db);
  expect(sources.map(({ source }) => source)).toEqual(['cohort 1', 'import -']);
  expect(await audit(db, access)).toEqual([]);
});
