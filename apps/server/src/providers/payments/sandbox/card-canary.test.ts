import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DB } from '../../../db/schema.ts';
import { createEmptyApp, type TestApp } from '../../../testing/test-app.ts';
import { buildSandboxApp } from './origin/sandbox-app.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createEmptyApp();
});
afterAll(() => academy.close());

/** Every row of every table, as text. */
async function dump(db: Kysely<DB>): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    db,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{
      text: string;
    }>`select t::text as text from ${sql.table(name)} t`.execute(db);
    texts.push(name, ...rows.map(({ text }) => text));
  }
  return texts.join('\n');
}

test('M-32: of a card that was entered and charged, the database holds neither number nor code', async () => {
  const { sandbox, db, config } = academy;
  const origin = await buildSandboxApp({ sandbox, partnerOrigins: async () => [] }, config);
  const answer = await origin.inject({
    method: 'POST',
    url: '/tokens',
    headers: { host: new URL(config.paymentProviders.sandbox.publicUrl).host },
    payload: {
      number: '3782 822463 10005',
      cvc: '9173',
      zip: '60614',
      expMonth: 12,
      expYear: 2040,
    },
  });
  const { token } = answer.json();
  const { card } = sandbox.providers;
  const customer = 'canary';
  const { ref } = await card.saveMethod({ token, customer, idempotencyKey: 'save the canary' });
  await card.charge({
    method: ref,
    customer,
    idempotencyKey: 'charge the canary',
    description: 'Canary',
    money: { amount: 4200, currency: 'USD' },
    isBuyerPresent: true,
    metadata: {},
  });
  await sandbox.deliver();
  const text = await dump(db);
  expect(text).toContain('charge the canary');
  expect(text).toContain('0005');
  expect(text.replace(/[\s-]/g, '')).not.toMatch(/378282246310005|"cvc"|9173/);
  await origin.close();
});
