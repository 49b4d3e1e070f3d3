import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { addPerson } from '../../testing/world/people.ts';
import { addPrices } from '../../testing/world/prices.ts';
import { buy, depsOf, saveCard } from '../purchases/orders.fixture.ts';
import { refundPurchase } from '../purchases/refunds.service.ts';
import { settleRewards } from './settle-rewards.ts';

export const day = 86_400_000;

/** Calls of referrers, visitors and staff on an academy. */
export function referralCalls(academy: TestApp) {
  const { call, db, clock, config } = academy;
  let people = 0;
  const codeOf = async (person: string) =>
    (await call(person, 'GET', '/me/referral')).body.referralCode as string;
  return {
    /** Someone with a card of their own. */
    async person(form: Parameters<typeof addPerson>[2] = {}): Promise<string> {
      people += 1;
      const key = `person${people}`;
      await addPerson(academy, key, form);
      await saveCard(academy, key);
      await db
        .updateTable('payment_method')
        .set({ last4: String(1000 + people) })
        .where('user_id', '=', await academy.userId(key))
        .execute();
      return key;
    },
    /** A plan of a new course. */
    async sells(amount = 100_000): Promise<number> {
      const plans = [{ type: 'oneTime' as const, amount }];
      const { priceIds } = await addPrices(academy, await addCourse(academy), plans);
      return priceIds[0] ?? 0;
    },
    /** Someone comes by the link of a person, signed in. */
    async click(by: string, of: string): Promise<void> {
      const referralCode = await codeOf(of);
      // Tests come from one network, and click more often than one may.
      await academy.db.deleteFrom('identity_attempt').where('kind', '=', 'click').execute();
      await call(by, 'POST', '/referrals/clicks', { referralCode });
    },
    async buys(person: string, priceId: number): Promise<number> {
      const { purchase } = await buy(academy, person, priceId);
      return purchase?.id ?? 0;
    },
    refund: (purchaseId: number) =>
      refundPurchase(depsOf(academy), {
        purchaseId,
        actorId: null,
        reason: 'Asked for',
        requestId: randomUUID(),
      }),
    rewards: async (person: string, program = 'referral') =>
      (await call(person, 'GET', `/me/${program}`)).body,
    withdraw: (person: string, type = 'referral', changeId = randomUUID()) =>
      call(person, 'POST', '/me/withdraw-requests', { type, changeId }),
    decide: (staff: string, id: number, body: object) =>
      call(staff, 'PATCH', `/management/withdraw-requests/${id}`, {
        version: 1,
        note: 'Paid to bank',
        ...body,
      }),
    approval: () => ({
      status: 2,
      method: 'bankTransfer',
      reference: randomUUID(),
      proof: 'https://bank.example/t/1',
    }),
    settle: () => settleRewards({ db, clock, config }),
    /** The holding period goes by. */
    async hold(): Promise<void> {
      clock.advance(31 * day);
      await settleRewards({ db, clock, config });
    },
  };
}
