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

test('people of the demo are in every state a purchase can be in', async () => {
  const rows = await database.db
    .selectFrom('purchase')
    .innerJoin('app_user', 'app_user.id', 'purchase.user_id')
    .innerJoin('user_context', 'user_context.user_id', 'app_user.id')
    .select(['unique_name', 'purchase.status', 'payment_status', 'balance_due', 'cycles_paid'])
    .execute();
  const states = Object.fromEntries(
    rows.map((row) => [
      row.unique_name,
      [row.status, row.payment_status, row.balance_due, row.cycles_paid],
    ]),
  );
  expect(states).toEqual({
    tess: ['active', 'ok', 0, 0],
    ivo: ['active', 'ok', 5200, 2],
    gwen: ['failed', 'declined', 9000, 1],
    frozen: ['failed', 'frozen', 10_400, 1],
    pavel: ['paused', 'ok', 0, 1],
    carla: ['cancelled', 'ok', 0, 1],
    edda: ['expired', 'ok', 0, 0],
    rosa: ['refund', 'ok', 0, 0],
    dimitri: ['declined', 'ok', 0, 0],
  });
});
