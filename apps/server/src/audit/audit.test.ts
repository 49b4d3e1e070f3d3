import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../testing/test-app.ts';
import { createWorld } from '../testing/world/create-world.ts';
import { addBusyAcademy } from './busy-academy.fixture.ts';
import { audit, type Violation } from './invariant.ts';
import { invariants } from './invariants.ts';
import { planted } from './planted.fixture.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addBusyAcademy(academy);
});
afterAll(async () => {
  // What was planted was taken out again.
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

test('an academy at work keeps every promise', async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
});

test('every promise is one that a test breaks', () => {
  expect(Object.keys(planted).sort()).toEqual(invariants.map(({ id }) => id).sort());
});

class Undone extends Error {}

test.each(Object.entries(planted))('finds a broken promise: %s', async (id, plant) => {
  let found: Violation[] = [];
  const planting = academy.db.transaction().execute(async (trx) => {
    await plant(trx);
    found = await audit(trx, invariants);
    throw new Undone();
  });
  await expect(planting).rejects.toBeInstanceOf(Undone);
  expect(found.map((one) => one.id)).toContain(id);
  expect(found.find((one) => one.id === id)?.rows.length).toBeGreaterThan(0);
});
