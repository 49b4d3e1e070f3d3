import { openMemoryDatabase } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { createAppOn, type TestApp } from '../../src/testing/test-app.ts';
import { makeFolder } from './workplace.ts';

/** The app on a new PGlite in memory, called without a network; its files are gone when the benchmark ends. */
export async function openBenchApp(): Promise<TestApp> {
  const database = await openMemoryDatabase();
  await migrate(database.db);
  return createAppOn(database, { dataDir: makeFolder() });
}
