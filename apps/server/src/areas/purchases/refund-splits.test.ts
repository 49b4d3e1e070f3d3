import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import { races, raceTime } from '../../testing/races.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPerson } from '../../testing/world/people.ts';
import { addPrices } from '../../testing/world/prices.ts';
import { buy, depsOf, saveCard } from './orders.fixture.ts';
import { refundPurchase } from './refunds.service.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld({ TAX_RATES: 'Netherlands=21 VAT+' });
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

let people = 0;
/** Someone in the Netherlands, where a tax is added to prices. */
async function addBuyer(): Promise<string> {
  people += 1;
  const name = `taxed-${people}`;
  await addPerson(academy, name);
  await saveCard(academy, name);
  await academy.db
    .updateTable('app_user')
    .set({ country: 'Netherlands' })
    .where('unique_name', '=', name)
    .execute();
  return name;
}

test('M-10: parts that are given back add up to the whole, and so does their tax, to the cent', {
  timeout: raceTime,
}, async () => {
  const actorId = await academy.userId('admin');
  const parts = fc.array(fc.integer({ min: 1, max: 3000 }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 9000 }), parts, async (amount, asked) => {
      const buyer = await addBuyer();
      const { priceIds } = await addPrices(academy, await addCourse(academy), [
        { type: 'oneTime', amount },
      ]);
      const { purchase } = await buy(academy, buyer, priceIds[0] ?? 0);
      const purchaseId = purchase?.id ?? 0;
      const paid = purchase?.total ?? 0;
      expect(paid).toBe(amount + Math.round(amount * 0.21));
      const refund = (part?: number) =>
        refundPurchase(depsOf(academy), {
          purchaseId,
          actorId,
          reason: 'Part',
          requestId: randomUUID(),
          ...(part !== undefined && { amount: part }),
        });
      let left = paid;
      for (const part of asked) {
        if (part >= left) continue;
        await refund(part);
        left -= part;
      }
      await refund();
      const entries = await academy.db
        .selectFrom('ledger_entry')
        .select(['kind', 'amount', 'tax'])
        .where('purchase_id', '=', purchaseId)
        .execute();
      const given = entries.filter(({ kind }) => kind === 'refund');
      expect(given.reduce((sum, one) => sum + one.amount, 0)).toBe(-paid);
      expect(entries.reduce((sum, { tax }) => sum + tax, 0)).toBe(0);
      for (const { amount: part, tax } of given) {
        expect(tax).toBeLessThanOrEqual(0);
        expect(tax).toBeGreaterThanOrEqual(part);
      }
    }),
    { numRuns: races * 5, seed: 1 },
  );
});
