import { randomUUID } from 'node:crypto';
import type { TestApp } from '../testing/test-app.ts';

interface Rewarded {
  idOf: (person: string) => number;
  /** Of `followed`, paid. */
  purchaseId: number;
}

/** Rewards of `other`, an ambassador: one asked for, one paid out, and an enrollment that staff look at. */
export async function createRewards(
  academy: TestApp,
  { idOf, purchaseId }: Rewarded,
): Promise<Record<string, { base: number }>> {
  const [other, hidden] = [idOf('other'), idOf('hidden')];
  await earn(academy, { userId: other, program: 'ambassador', memberId: idOf('followed') });
  await earn(academy, { userId: idOf('student'), program: 'ambassador', memberId: idOf('gone') });
  await earn(academy, { userId: idOf('student'), program: 'referral', memberId: hidden });
  const now = academy.clock.now();
  await academy.db
    .insertInto('ambassador_program')
    .values({ user_id: other, made_by: null, created_at: now })
    .execute();
  const asked = await ask(academy, other, 2000);
  const paid = await ask(academy, other, 3000);
  await academy.db
    .updateTable('withdraw_request')
    .set({ status: 2, decided_by: hidden, decided_at: now, version: 2 })
    .where('id', '=', paid)
    .execute();
  await academy.db
    .insertInto('payout')
    .values({
      request_id: paid,
      method: 'paypal',
      provider_ref: 'P-1',
      status: 'paid',
      actor_id: hidden,
      created_at: now,
    })
    .execute();
  const { id } = await academy.db
    .insertInto('referral_enrollment')
    .values({
      referrer_id: hidden,
      program: 'referral',
      person_id: idOf('followed'),
      purchase_id: purchaseId,
      product: 'OSPF in practice',
      amount: 0,
      needed: 0,
      currency: 'USD',
      state: 'suspected',
      suspicion: ['phone'],
      held_until: now,
      enrolled_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    withdrawal: { base: asked },
    paidWithdrawal: { base: paid },
    suspectedReferral: { base: id },
  };
}

interface Account {
  userId: number;
  program: 'referral' | 'ambassador';
}

const columnsOf = ({ db: _, clock }: TestApp, { userId, program }: Account) => ({
  user_id: userId,
  program,
  currency: 'USD',
  created_at: clock.now(),
  reason: 'Test',
});

async function earn(
  academy: TestApp,
  { memberId, ...account }: Account & { memberId: number },
): Promise<void> {
  const { userId: user_id, program } = account;
  await academy.db.insertInto('reward_account').values({ user_id, program }).execute();
  await academy.db
    .insertInto('reward_entry')
    .values({
      ...columnsOf(academy, account),
      pot: 'balance',
      kind: 'team',
      amount: 50_000,
      member_id: memberId,
    })
    .execute();
}

async function ask(academy: TestApp, userId: number, amount: number): Promise<number> {
  const account = { userId, program: 'ambassador' } as const;
  const { reason: _, ...common } = columnsOf(academy, account);
  const { id } = await academy.db
    .insertInto('withdraw_request')
    .values({ ...common, amount, requested_by: userId, change_id: randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await academy.db
    .insertInto('reward_entry')
    .values({
      ...columnsOf(academy, account),
      pot: 'balance',
      kind: 'withdrawal',
      amount: -amount,
      request_id: id,
    })
    .execute();
  return id;
}
