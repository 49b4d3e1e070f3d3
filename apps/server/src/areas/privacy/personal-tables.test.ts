import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import type { DB } from '../../db/schema.ts';
import { openMigratedDatabase } from '../../testing/test-database.ts';
import { academyTexts } from './academy-tables.ts';
import { personalTables } from './personal-tables.ts';

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());

/** The texts of tables that name a person, or hang on a table of personal data, as `table.column`. */
async function textsAboutPeople(db: Kysely<DB>): Promise<string[]> {
  const named = personalTables.map(({ table }) => table as string);
  const { rows } = await sql<{ name: string }>`
    select c.relname || '.' || a.attname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relkind = 'r' and t.typname in ('text', 'citext', 'varchar', 'jsonb', 'json', '_text', '_citext', 'bytea')
      and (c.relname = any(${named}::text[])
        or exists (select from pg_attribute p where p.attrelid = c.oid
          and p.attname in ('user_id', 'person_id', 'learner_id', 'email', 'recipient'))
        or exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'
          and (f.confrelid = 'app_user'::regclass or f.confrelid::regclass::text = any(${named}::text[]))))
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

const listed = [
  ...personalTables.flatMap(({ table, texts, plain, inner }) =>
    [...texts, ...plain, ...inner].map((column) => `${table}.${column}`),
  ),
  ...Object.entries(academyTexts).flatMap(([table, texts]) =>
    texts.split(' ').map((column) => `${table}.${column}`),
  ),
];

test('every text about people is in the tables of personal data or of the academy, once', async () => {
  expect(listed.toSorted()).toEqual(await textsAboutPeople(database.db));
});

test('a text that a migration adds and no one lists is noticed', async () => {
  await sql`alter table user_note add column mood text`.execute(database.db);
  const missing = (await textsAboutPeople(database.db)).filter((one) => !listed.includes(one));
  expect(missing).toEqual(['user_note.mood']);
  await sql`alter table user_note drop column mood`.execute(database.db);
});

test('what a deletion keeps of a person is overwritten, or is kept for a reason', () => {
  const forgotten = personalTables.flatMap(({ table, texts, end }) =>
    typeof end === 'object' && 'set' in end
      ? texts.filter((column) => !(column in end.set)).map((column) => `${table}.${column}`)
      : [],
  );
  expect(forgotten).toEqual([]);
});
