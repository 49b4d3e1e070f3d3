import { PAYMENT_GRACE_DAYS } from '@uplink/api-client/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { races, raceTime } from '../../testing/races.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addBuyer, closeBooks, priceOf, readPurchase } from './money.fixture.ts';
import { buy, depsOf, saveCard } from './orders.fixture.ts';
import { runBilling } from './run-billing.ts';

const day = 86_400_000;
const declined = '4000000000000341';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(() => closeBooks(academy));

const runJobs = () => runBilling(depsOf(academy));
const advanceTo = (time: number) => academy.clock.advance(time - academy.clock.now().getTime());

/** Until when the purchase opens its product, by its grants; undefined once they have ended. */
async function openUntil(id: number): Promise<number | undefined> {
  const grant = await academy.db
    .selectFrom('access_grant')
    .select('until')
    .where('source_kind', '=', 'purchase')
    .where('source_id', '=', id)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return grant?.until?.getTime();
}

const walks = fc.record({
  trialDays: fc.option(fc.integer({ min: 1, max: 20 })),
  monthsPaid: fc.integer({ min: 0, max: 3 }),
  /** When it is cancelled, in minutes after the charge that failed. */
  minutes: fc.integer({ min: 0, max: PAYMENT_GRACE_DAYS * 24 * 60 - 1 }),
  /** Days on which the jobs run after that. */
  later: fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { maxLength: 4 }),
  isPaidAgain: fc.boolean(),
});

test('a month that is never paid opens no more than the days of grace, and nothing once it is cancelled', {
  timeout: raceTime,
}, async () => {
  await fc.assert(
    fc.asyncProperty(walks, async ({ trialDays, monthsPaid, minutes, later, isPaidAgain }) => {
      const buyer = await addBuyer(academy);
      const plan = { type: 'subscription', amount: 3900 } as const;
      const priceId = await priceOf(academy, { ...plan, ...(trialDays && { trialDays }) });
      const id = (await buy(academy, buyer, priceId)).purchase?.id ?? 0;
      const nextCharge = async () => (await readPurchase(academy, id)).next_payment_at?.getTime();
      for (let month = 0; month < monthsPaid; month += 1) {
        advanceTo((await nextCharge()) ?? 0);
        await runJobs();
      }
      const paidUntil = (await nextCharge()) ?? 0;
      await saveCard(academy, buyer, declined);
      advanceTo(paidUntil);
      await runJobs();
      const graceEnd = paidUntil + PAYMENT_GRACE_DAYS * day;
      expect(await readPurchase(academy, id)).toMatchObject({ status: 'failed' });
      expect(await openUntil(id)).toBe(graceEnd);

      advanceTo(paidUntil + minutes * 60_000);
      await runJobs();
      expect(await openUntil(id)).toBe(graceEnd);
      const act = async (action: string, body: object = {}) =>
        academy.call(buyer, 'PATCH', `/me/purchases/${id}?action=${action}`, {
          ...{ version: (await readPurchase(academy, id)).version, ...body },
          requestId: crypto.randomUUID(),
        });
      expect((await act('cancelSubscription')).status).toBe(200);
      expect(await openUntil(id)).toBeUndefined();
      const cancelledAt = academy.clock.now().getTime();
      for (const days of later.toSorted((a, b) => a - b)) {
        advanceTo(cancelledAt + days * day);
        await runJobs();
        expect(await openUntil(id)).toBeUndefined();
      }

      // Begun again, it opens with a month that is charged, not with what was left of the grace.
      const dueToday = 3900;
      await act('reactivateSubscription', { dueToday });
      expect(await openUntil(id)).toBeUndefined();
      if (!isPaidAgain) return;
      await saveCard(academy, buyer);
      expect((await act('reactivateSubscription', { dueToday })).body.state).toBe('bought');
      const paid = await readPurchase(academy, id);
      expect(paid.captured).toBe(3900 * (monthsPaid + 1 + (trialDays ? 0 : 1)));
      expect(await openUntil(id)).toBeGreaterThan(academy.clock.now().getTime() + 28 * day);
    }),
    // The clock never goes back, and the test cards expire after about 40 walks.
    { numRuns: Math.min(races * 4, 30) },
  );
});
