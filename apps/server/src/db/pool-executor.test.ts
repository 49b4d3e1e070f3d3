import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
  await sql`create table written (id int)`.execute(database.db);
});
afterEach(() => database.close());

test('a statement says how many rows it changed, a read does not', async () => {
  const { db } = database;
  expect(await sql`insert into written values (1), (2)`.execute(db)).toMatchObject({
    numAffectedRows: 2n,
  });
  expect(await sql`select id from written order by id`.execute(db)).toEqual({
    rows: [{ id: 1 }, { id: 2 }],
  });
});

test('a transaction keeps its statements on one connection', async () => {
  const { db } = database;
  const undone = db.transaction().execute(async (trx) => {
    await sql`insert into written values (1)`.execute(trx);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect((await sql`select id from written`.execute(db)).rows).toEqual([]);
});

test('a connection that breaks under a transaction undoes it, and nothing else', async () => {
  const { db, pool } = database;
  const cut = new Promise<() => void>((resolve) => {
    pool.once('acquire', (client) => {
      const { stream } = Reflect.get(client, 'connection') as { stream: { destroy(): void } };
      resolve(() => stream.destroy());
    });
  });
  const broken = db.transaction().execute(async (trx) => {
    await sql`insert into written values (1)`.execute(trx);
    (await cut)();
    await sql`insert into written values (2)`.execute(trx);
  });
  await expect(broken).rejects.toThrow();
  expect((await sql`select id from written`.execute(db)).rows).toEqual([]);
});

test('a fault tells who asked', async () => {
  async function askForNothing() {
    await sql`select nothing from nowhere`.execute(database.db);
  }
  const fault = await askForNothing().catch((error: Error) => error);
  expect(fault).toMatchObject({ code: '42P01', stack: expect.stringContaining('askForNothing') });
});
