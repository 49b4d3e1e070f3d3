import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../src/audit/invariant.ts';
import { invariants } from '../src/audit/invariants.ts';
import { systemClock } from '../src/clock.ts';
import type { Database } from '../src/db/database.ts';
import { openMigratedDatabase } from '../src/testing/test-database.ts';
import { seedDemo } from './seed.ts';

const storage = mkdtempSync(join(tmpdir(), 'uplink-demo-'));
let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
  await seedDemo(database.db, systemClock, storage);
});
afterAll(async () => {
  await database.close();
  rmSync(storage, { recursive: true });
});

test('the demo academy keeps every promise', async () => {
  expect(await audit(database.db, invariants)).toEqual([]);
});
