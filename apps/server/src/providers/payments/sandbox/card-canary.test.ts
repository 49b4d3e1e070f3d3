import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DB } from '../../../db/schema.ts';
import { captureLog } from '../../../testing/capture-log.ts';
import { createEmptyApp, type TestApp } from '../../../testing/test-app.ts';
import { addPerson } from '../../../testing/world/people.ts';
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

/** A text may hold neither the number, however it is grouped, nor the code: alone, as ids and times have such digits too. */
function expectNoCard(text: string, { number, cvc }: { number: string; cvc: string }) {
  expect(text.replace(/[\s-]/g, '')).not.toContain(number.replaceAll(' ', ''));
  expect(text).not.toMatch(new RegExp(`(?<![\\w.-])${cvc}(?![\\w-])`));
}

test('M-32: of a card that was entered and charged, the database holds neither number nor code', async () => {
  const { sandbox, db, config } = academy;
  const typed = { number: '3782 822463 10005', cvc: '9173' };
  const origin = await buildSandboxApp({ sandbox, partnerOrigins: async () => [] }, config);
  const answer = await origin.inject({
    method: 'POST',
    url: '/tokens',
    headers: { host: new URL(config.paymentProviders.sandbox.publicUrl).host },
    payload: { ...typed, zip: '60614', expMonth: 12, expYear: 2040 },
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
  expect(text).not.toContain('"cvc"');
  expectNoCard(text, typed);
  await origin.close();
});

test('M-32: a card that is sent where none belongs is refused, and its number is in no log and no row', async () => {
  const { sandbox, db, config } = academy;
  await addPerson(academy, 'typist');
  const [log, origin] = [
    captureLog(academy.app.log),
    await buildSandboxApp({ sandbox, partnerOrigins: async () => [] }, config),
  ];
  const ofProvider = captureLog(origin.log);
  const number = '6011000990139424';
  const card = { number, cvc: '8264', zip: '60614', expMonth: 12, expYear: 2040 };
  const host = new URL(config.paymentProviders.sandbox.publicUrl).host;
  const wrong = [{ ...card, expMonth: 99 }, { card }, number];
  for (const payload of wrong)
    await origin.inject({
      method: 'POST',
      url: `/tokens?number=${number}`,
      headers: { host },
      payload,
    });
  const facts = {
    zip: null,
    brand: 'x',
    expMonth: 12,
    expYear: 2040,
    funding: null,
    last4: number,
  };
  const bodies = [
    card,
    { cardToken: number, card: { ...facts, last4: '9424' } },
    { cardToken: 'tok_1', card: facts },
    { cardToken: 'tok_1', card: { ...facts, number } },
  ];
  for (const body of bodies) {
    const { status, body: said } = await academy.call('typist', 'POST', '/me/payments', body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(said)).not.toContain(number);
  }
  await academy.call('typist', 'GET', `/me/payments/${number}?number=${number}`);
  await academy.call('typist', 'GET', `/nowhere/${number}`);
  for (const text of [log.said(), ofProvider.said(), await dump(db)]) expectNoCard(text, card);
  await origin.close();
});
