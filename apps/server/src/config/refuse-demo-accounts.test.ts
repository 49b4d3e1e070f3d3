import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { refuseDemoAccounts } from './refuse-demo-accounts.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database.db);
});
afterAll(() => database.close());

async function addAccount(email: string) {
  const name = { first_name: 'A', last_name: 'B', unique_name: email, referral_code: email };
  const { id } = await database.db
    .insertInto('app_user')
    .values({ email, ...name })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('identity_account')
    .values({ user_id: id, password_hash: '' })
    .execute();
}

test('a database with demo accounts is refused, one with others and an empty one are taken', async () => {
  await expect(refuseDemoAccounts(database.db)).resolves.toBeUndefined();
  await addAccount('noor@academy.example');
  await expect(refuseDemoAccounts(database.db)).resolves.toBeUndefined();
  await addAccount('maya@example.org');
  await expect(refuseDemoAccounts(database.db)).rejects.toThrow('1 demo accounts');
});
