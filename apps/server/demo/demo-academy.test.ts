import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toCanonical } from '../src/areas/products/files/canonical.ts';
import { loadProduct } from '../src/areas/products/files/load-product.ts';
import { typeOf } from '../src/areas/products/files/save-product.ts';
import { writeProduct } from '../src/areas/products/files/write-product.ts';
import { audit } from '../src/audit/invariant.ts';
import { invariants } from '../src/audit/invariants.ts';
import { systemClock } from '../src/clock.ts';
import type { Database } from '../src/db/database.ts';
import { openMigratedDatabase } from '../src/testing/test-database.ts';
import { readContent } from './read-content.ts';
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

test('programs and bundles of the demo are exported as the files they were imported from', async () => {
  const { program, offers } = await readContent();
  for (const written of [program.content, ...offers.map(({ content }) => content)]) {
    const { id } = await database.db
      .selectFrom('module')
      .select('id')
      .where('unique_name', '=', written.uniqueName)
      .where('type', '=', typeOf[written.kind])
      .executeTakeFirstOrThrow();
    // Agreements come with the people who accepted them.
    const { terms: _, ...content } = (await loadProduct(database.db, id)).content;
    // A new product has no certificate unless its files name it.
    const canonical = await toCanonical({ certificate: false, ...written });
    expect(writeProduct(content)).toEqual(writeProduct(canonical.content));
  }
});

test('people of the demo are in every state a purchase can be in', async () => {
  const rows = await database.db
    .selectFrom('purchase')
    .innerJoin('app_user', 'app_user.id', 'purchase.user_id')
    .innerJoin('user_context', 'user_context.user_id', 'app_user.id')
    .select(['unique_name', 'purchase.status', 'payment_status', 'balance_due', 'cycles_paid'])
    .orderBy('purchase.started_at')
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
    nico: ['active', 'ok', 0, 0],
    mila: ['active', 'ok', 0, 0],
    lev: ['active', 'ok', 0, 0],
    maya: ['active', 'ok', 230_000, 2],
  });
});

test('a referrer has a paid withdrawal and one that waits, and one enrollment waits for a person', async () => {
  const requests = await database.db
    .selectFrom('withdraw_request as w')
    .innerJoin('app_user as u', 'u.id', 'w.user_id')
    .select(['u.unique_name', 'w.program', 'w.status'])
    .orderBy('w.id')
    .execute();
  expect(requests.map((one) => Object.values(one))).toEqual([
    ['rita', 'referral', 2],
    ['amara', 'ambassador', 1],
    ['rita', 'referral', 1],
  ]);
  const enrollments = await database.db
    .selectFrom('referral_enrollment as e')
    .innerJoin('app_user as r', 'r.id', 'e.referrer_id')
    .innerJoin('app_user as p', 'p.id', 'e.person_id')
    .select(['p.unique_name as person', 'r.unique_name as referrer', 'e.state'])
    .execute();
  expect(
    Object.fromEntries(enrollments.map((one) => [one.person, [one.referrer, one.state]])),
  ).toEqual({
    edda: ['rita', 'released'],
    nico: ['rita', 'released'],
    mila: ['rita', 'released'],
    rosa: ['rita', 'takenBack'],
    carla: ['rita', 'held'],
    dimitri: ['samira', 'held'],
    ivo: ['amara', 'held'],
    pavel: ['amara', 'held'],
    frozen: ['jonas', 'held'],
    lev: ['jonas', 'released'],
    gwen: ['jonas', 'suspected'],
  });
});
