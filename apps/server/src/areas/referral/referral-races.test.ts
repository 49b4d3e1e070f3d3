import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import { races, raceTime } from '../../testing/races.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPerson } from '../../testing/world/people.ts';
import { referralCalls } from './referral.fixture.ts';

let academy: TestApp;
let calls: ReturnType<typeof referralCalls>;
let priceId: number;
beforeAll(async () => {
  academy = await createWorld();
  calls = referralCalls(academy);
  await addPerson(academy, 'boss', { roles: ['admin'] });
  await addPerson(academy, 'second', { roles: ['admin'] });
  priceId = await calls.sells();
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

async function referred(referrer?: string) {
  const person = referrer ?? (await calls.person());
  const buyer = await calls.person();
  await calls.click(buyer, person);
  return { referrer: person, buyer, purchaseId: await calls.buys(buyer, priceId) };
}

test(
  'M-29: two admins decide on one withdrawal: one of them does',
  async () => {
    for (let round = 0; round < races; round += 1) {
      const { referrer } = await referred();
      await calls.hold();
      const { body } = await calls.withdraw(referrer);
      const answers = await Promise.all([
        calls.decide('boss', body.id, calls.approval()),
        calls.decide('second', body.id, calls.approval()),
        calls.decide('second', body.id, { status: 3 }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const { balance, paidOut } = await calls.rewards(referrer);
      expect(balance + paidOut).toBe(20_000);
    }
  },
  raceTime,
);

test(
  'M-30: a refund while the reward is given out: taken back or theirs, never both',
  async () => {
    for (let round = 0; round < races; round += 1) {
      const { referrer, purchaseId } = await referred();
      academy.clock.advance(31 * 86_400_000);
      await Promise.all([calls.settle(), calls.refund(purchaseId), calls.settle()]);
      await calls.settle();
      const { balance, held } = await calls.rewards(referrer);
      expect(held).toBe(0);
      expect([0, 20_000]).toContain(balance);
    }
  },
  raceTime,
);

test(
  'M-29: requests and credits at once take the balance once',
  async () => {
    for (let round = 0; round < races; round += 1) {
      const { referrer } = await referred();
      await calls.hold();
      const wish = { type: 'referral', changeId: crypto.randomUUID() };
      const answers = await Promise.all([
        calls.withdraw(referrer),
        calls.withdraw(referrer),
        academy.call(referrer, 'POST', '/me/referral-credits', wish),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await calls.rewards(referrer)).toMatchObject({ balance: 0, held: 0 });
    }
  },
  raceTime,
);

const steps = ['click', 'apply', 'buy', 'refund', 'hold', 'withdraw', 'decide'] as const;

test(
  'M-29, M-30: in any order, balances are the sums of their entries and no one earns twice',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...steps), fc.nat(2), fc.nat(2)), { maxLength: 14 }),
        async (walk) => {
          const referrers = [await calls.person(), await calls.person(), await calls.person()];
          const buyers = [await calls.person(), await calls.person(), referrers[0] as string];
          const bought: number[] = [];
          for (const [step, one, other] of walk) {
            const [referrer = '', buyer = ''] = [referrers[one], buyers[other]];
            if (step === 'click') await calls.click(buyer, referrer);
            if (step === 'apply')
              await academy.call(referrer, 'POST', '/referrals/leads', {
                email: `${buyer}@x.example`,
              });
            if (step === 'buy') bought.push(await calls.buys(buyer, await calls.sells()));
            const purchase = bought.at(-1);
            if (step === 'refund' && purchase) await calls.refund(purchase).catch(() => {});
            if (step === 'hold') await calls.hold();
            if (step === 'withdraw') await calls.withdraw(referrer);
            if (step === 'decide') {
              const { body } = await academy.call(referrer, 'GET', '/me/withdraw-requests');
              const [last] = body;
              if (last)
                await calls.decide('boss', last.id, other === 0 ? { status: 3 } : calls.approval());
            }
          }
          expect(await audit(academy.db, invariants)).toEqual([]);
          const shown = await Promise.all(referrers.map((person) => calls.rewards(person)));
          const total = shown.reduce((sum, { balance, held }) => sum + balance + held, 0);
          expect(total).toBeLessThanOrEqual(3 * 20_000);
        },
      ),
      { numRuns: races * 2 },
    );
  },
  raceTime * 2,
);
