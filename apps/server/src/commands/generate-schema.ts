/**
 * Writes the table types in db/schema.ts from the migrations: `pnpm --filter @uplink/server
 * generate:schema`. With --check it only says whether they are up to date.
 */
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generate, PostgresDialect } from 'kysely-codegen';
import { openMemoryDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';

const path = fileURLToPath(new URL('../db/schema.ts', import.meta.url));

const database = await openMemoryDatabase();
await migrate(database.db);
const text = await generate({
  db: database.db,
  dialect: new PostgresDialect(),
  excludePattern: '{schema,kysely}_migration*',
  outFile: null,
  // A view's columns may all be null for PostgreSQL; these are those of its table.
  overrides: {
    columns: {
      'lesson.module_id': 'number',
      'lesson.product_id': 'number',
      'lesson.section_id': 'number',
      'lesson.ordinal': 'number',
      'lesson.duration': 'Generated<number>',
      'lesson.xp_points': 'Generated<number>',
      'lesson.is_free': 'Generated<boolean>',
      'lesson.video_captions': 'Generated<Json>',
    },
  },
  // The driver gives both as numbers (db/database.ts).
  typeMapping: { int8: 'number', numeric: 'number', date: 'string' },
});
await database.close();

const formatted = execFileSync('pnpm', ['biome', 'check', '--write', `--stdin-file-path=${path}`], {
  input: text,
  encoding: 'utf8',
});
if (!process.argv.includes('--check')) await writeFile(path, formatted);
else if ((await readFile(path, 'utf8')) !== formatted) {
  console.error('db/schema.ts is out of date. Run generate:schema and commit the result.');
  process.exitCode = 1;
}
