import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { stateOf } from './areas/purchases/flow-state.fixture.ts';
import { closeBooks, sweep } from './areas/purchases/money.fixture.ts';
import { saveCard } from './areas/purchases/orders.fixture.ts';
import { randomSecret } from './config/config.ts';
import { openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { type Call, signIn } from './kill-load.fixture.ts';
import { freePort } from './testing/free-port.ts';
import { createAppOn, type TestApp } from './testing/test-app.ts';
import { exitCode, isReady, startProcess } from './testing/test-process.ts';
import { addCourse } from './testing/world/courses.ts';
import { addAccounts, addPerson } from './testing/world/people.ts';
import { addPrices } from './testing/world/prices.ts';

/** `KILLS=500` kills longer: a hundred times. */
const kills = Math.ceil(Number(process.env.KILLS ?? 15) / 5);
const amount = 4200;
const atOnce = 3;

const dataDir = mkdtempSync(join(tmpdir(), 'uplink-purchase-kill-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const secret = randomSecret();
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const env = {
  PORT: String(port),
  PUBLIC_URL: base,
  DATA_DIR: dataDir,
  SECRET: secret,
  PAYMENTS_SANDBOX_PORT: String(await freePort()),
  REQUESTS_PER_MINUTE: '1000000',
};

async function openAcademy(): Promise<TestApp> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  await migrate(database.db);
  return createAppOn(database, { secret });
}

/** Someone with a card, and courses to buy. */
async function prepare(courses: number): Promise<number[]> {
  const academy = await openAcademy();
  await addPerson(academy, 'admin', { roles: ['admin'] });
  await addAccounts(academy, 'learner');
  await saveCard(academy, 'learner');
  const prices: number[] = [];
  for (let course = 0; course < courses; course += 1) {
    const plan = { type: 'oneTime', amount } as const;
    const { priceIds } = await addPrices(academy, await addCourse(academy), [plan]);
    prices.push(priceIds[0] ?? 0);
  }
  await academy.close();
  return prices;
}

interface Order {
  priceId: number;
  requestId: string;
  isBought: boolean;
}

async function place(call: Call, order: Order): Promise<void> {
  const { priceId, requestId } = order;
  const dueToday = { amount, currency: 'USD' };
  const body = { priceId, requestId, dueToday, useCredits: false, paymentType: 'card' };
  const answer = await call('POST', '/me/modules', body);
  if (answer.ok && (await answer.json()).state === 'bought') order.isBought = true;
}

/** Places orders one after the other until the server is gone. */
async function shop(call: Call, orders: Iterator<Order>): Promise<void> {
  for (let next = orders.next(); !next.done; next = orders.next()) await place(call, next.value);
}

describe.skipIf(process.env.TEST_DATABASE_URL)('a server killed while people pay', () => {
  test('has made every purchase whole or not at all after one sweep, and its ledger is the provider’s', {
    timeout: 180_000 + kills * 15_000,
  }, async () => {
    const prices = await prepare(20 + kills * 20);
    const orders: Order[] = [];
    function* next(): Generator<Order> {
      // What was asked for and never answered is asked for again: every second one, the others are the sweep's.
      yield* orders.filter(({ isBought }, index) => !isBought && index % 2 === 0);
      while (orders.length < prices.length) {
        const order = {
          priceId: prices[orders.length] ?? 0,
          requestId: randomUUID(),
          isBought: false,
        };
        orders.push(order);
        yield order;
      }
    }
    for (let round = 0; round < kills; round += 1) {
      const { child } = startProcess(env);
      await isReady(base, child, 60_000);
      const call = await signIn(base);
      const before = orders.filter(({ isBought }) => isBought).length;
      const queue = next();
      const shopping = Array.from({ length: atOnce }, () => shop(call, queue).catch(() => {}));
      while (orders.filter(({ isBought }) => isBought).length < before + 3) await wait(2);
      await wait(Math.random() * 60);
      child.kill('SIGKILL');
      await exitCode(child);
      await Promise.all(shopping);
    }

    const academy = await openAcademy();
    await sweep(academy);
    const userId = await academy.userId('learner');
    const bought = { captured: amount, refunded: 0, isOpen: true, isOwed: false, isBalanced: true };
    const ends: string[] = [];
    for (const { requestId, isBought } of orders) {
      const row = await academy.db
        .selectFrom('purchase')
        .select('id')
        .where('user_id', '=', userId)
        .where('request_id', '=', requestId)
        .executeTakeFirst();
      const state = row && (await stateOf(academy, row.id));
      if (isBought) expect(state).toEqual(bought);
      else if (state?.isOpen) expect(state).toEqual(bought);
      else expect([state?.captured ?? 0, state?.isBalanced ?? true]).toEqual([0, true]);
      ends.push(isBought ? 'answered' : state?.isOpen ? 'found' : 'given up');
    }
    expect(ends.filter((end) => end === 'answered').length).toBeGreaterThanOrEqual(kills * 3);
    await closeBooks(academy);
  });
});
