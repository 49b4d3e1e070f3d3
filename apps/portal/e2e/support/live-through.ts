import { randomUUID } from 'node:crypto';
import { keepMethod } from '../../../server/src/areas/billing/methods.service.ts';
import { runBilling } from '../../../server/src/areas/purchases/run-billing.ts';
import { settleRewards } from '../../../server/src/areas/referral/settle-rewards.ts';
import { systemClock } from '../../../server/src/clock.ts';
import type { Config } from '../../../server/src/config/config.ts';
import { createSandbox } from '../../../server/src/providers/payments/sandbox/sandbox.ts';
import { createCardToken } from '../../../server/src/providers/payments/sandbox/tokens.ts';
import type { Db } from './make-person.ts';

/** What happened to someone's money before the journey. */
export interface Money {
  /** The number of the test card that they saved. */
  card?: string;
  /** So many days pass for what they bought and saved, and the jobs of billing run. */
  daysLater?: number;
}

interface Server {
  db: Db;
  config: Config;
}

export async function liveThrough(
  { db, config }: Server,
  userId: number,
  { card, daysLater }: Money,
) {
  const clock = systemClock;
  const { academyName } = config;
  const secret = randomUUID();
  const sandbox = createSandbox({ db, clock, publicUrl: '', academyName, secret });
  if (card) {
    const entry = { number: card, expMonth: 12, expYear: 2040, zip: '60614', cvc: '123' };
    const answer = await createCardToken(sandbox.books, entry);
    if ('fault' in answer) throw new Error(answer.fault.message);
    const provider = sandbox.providers.card;
    const customer = String(userId);
    const wish = { token: answer.token, customer, idempotencyKey: randomUUID() };
    const saved = await provider.saveMethod(wish);
    const kept = { provider: provider.name, saved, now: clock.now() };
    await db.transaction().execute((trx) => keepMethod(trx, userId, kept));
  }
  if (!daysLater) return;
  await moveBack(db, userId, daysLater);
  await moveReward(db, userId, daysLater);
  const mail = { send: async () => {} };
  const payments = sandbox.providers;
  const deps = { db, clock, payments, mail, publicUrl: '', academyName, config };
  await runBilling(deps);
  await settleRewards(deps);
}

/** What their enrollment earned is held for so many days less. */
async function moveReward(db: Db, userId: number, days: number) {
  const enrollment = await db
    .selectFrom('referral_enrollment')
    .select(['id', 'held_until'])
    .where('person_id', '=', userId)
    .executeTakeFirst();
  if (!enrollment) return;
  await db
    .updateTable('referral_enrollment')
    .set({ held_until: new Date(enrollment.held_until.getTime() - days * 86_400_000) })
    .where('id', '=', enrollment.id)
    .execute();
}

/** Days pass by moving what was bought and saved into the past: the clock is everyone's. */
async function moveBack(db: Db, userId: number, days: number) {
  const back = (date: Date | null) => date && new Date(date.getTime() - days * 86_400_000);
  const methods = await db
    .selectFrom('payment_method')
    .select(['id', 'expires_at'])
    .where('user_id', '=', userId)
    .execute();
  for (const { id, expires_at } of methods)
    await db
      .updateTable('payment_method')
      .set({ expires_at: back(expires_at) })
      .where('id', '=', id)
      .execute();
  const purchases = await db
    .selectFrom('purchase')
    .select(['id', 'started_at', 'anchor_at', 'next_payment_at', 'due_since', 'expires_at'])
    .where('user_id', '=', userId)
    .execute();
  for (const { id, ...dates } of purchases)
    await db
      .updateTable('purchase')
      .set({
        started_at: back(dates.started_at),
        anchor_at: back(dates.anchor_at),
        next_payment_at: back(dates.next_payment_at),
        due_since: back(dates.due_since),
        expires_at: back(dates.expires_at),
      })
      .where('id', '=', id)
      .execute();
  const { payment_failed_date } = await db
    .selectFrom('user_context')
    .select('payment_failed_date')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('user_context')
    .set({ payment_failed_date: back(payment_failed_date) })
    .where('user_id', '=', userId)
    .execute();
}
