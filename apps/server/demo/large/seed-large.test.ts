import { afterEach, beforeEach, expect, test } from 'vitest';
import { audit } from '../../src/audit/invariant.ts';
import { invariants } from '../../src/audit/invariants.ts';
import type { Database } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openTestDatabase } from '../../src/testing/test-database.ts';
import { countLearnerRows, isLarge, seedLarge } from './seed-large.ts';

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
  await migrate(database.db);
});
afterEach(() => database.close());

test('each learner has 400 rows that break none of the promises about the data', async () => {
  expect(await isLarge(database.db)).toBe(false);

  await seedLarge(database.db, { modules: 300, learners: 5, programsEach: 3 });

  expect(await isLarge(database.db)).toBe(true);
  const counts = await countLearnerRows(database.db);
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(5 * 400);
  expect(await audit(database.db, invariants)).toEqual([]);
});

test('a database with somebody real in it is refused and left as it is', async () => {
  await database.db
    .insertInto('app_user')
    .values({
      unique_name: 'noor',
      email: 'noor@company.example',
      first_name: 'Noor',
      last_name: 'Haddad',
      referral_code: 'noor',
    })
    .execute();

  await expect(seedLarge(database.db)).rejects.toThrow('noor@company.example');

  expect(await database.db.selectFrom('module').select('id').execute()).toEqual([]);
});
