import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { operations, withText } from './contract-cases.fixture.ts';
import { ownCallOf } from './fuzz-calls.fixture.ts';
import { type FuzzedAcademy, openFuzzedAcademy } from './fuzzed-academy.fixture.ts';

/** A card number someone types where none belongs, once in every text field (M-32). */
const card = '4929 7158 2746 3012';
const logTables = [
  'access_event',
  'audit_entry',
  'ledger_entry',
  'milestone_event',
  'provider_event',
  'purchase_event',
] as const;

/** All rows of a table as one text. */
async function textOf(db: TestApp['db'], table: (typeof logTables)[number]): Promise<string> {
  return JSON.stringify(await db.selectFrom(table).selectAll().execute());
}

let fuzzed: FuzzedAcademy;
beforeAll(async () => {
  fuzzed = await openFuzzedAcademy();
});
afterAll(() => fuzzed.close());

describe.each(operations)('$name', (operation) => {
  test('bears a card number in each of its texts', async () => {
    const [own] = fc.sample(ownCallOf(fuzzed.world, operation), { seed: 1, numRuns: 1 });
    if (!own) throw new Error('No call was made up.');
    for (const body of withText(operation.body ?? {}, own.body, card))
      await fuzzed.send(operation, { ...own, body });
    for (const { name, in: place, schema } of operation.parameters)
      for (const text of place === 'query' ? withText(schema, own.parameters[name], card) : [])
        await fuzzed.send(operation, { ...own, parameters: { ...own.parameters, [name]: text } });
  });
});

test('M-32: no log keeps a card number that was typed into a text', async () => {
  const logs = await Promise.all(
    logTables.map(async (table) => [table, await textOf(fuzzed.academy.db, table)] as const),
  );
  const kept = logs.filter(([, text]) => text.includes(card)).map(([table]) => table);
  expect(kept).toEqual([]);
  expect(fuzzed.logged()).not.toContain(card);
  expect(fuzzed.logged()).toContain('IssuerUnavailable');
  expect(logs.map(([, text]) => text).join()).toContain('[card]');
});
