import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { ProviderRefused } from '../payment-errors.ts';
import type { Dispute } from '../payments.ts';
import { type Books, newRef, sandboxNow } from './books.ts';
import { tell } from './events.ts';

const evidenceMs = 14 * 86_400_000;

/** The buyer asks their bank for the money: it is taken back at once. */
export async function openDispute(
  trx: Kysely<DB>,
  books: Books,
  chargeRef: string,
  reason: string,
): Promise<string> {
  const now = await sandboxNow({ ...books, db: trx });
  const charge = await trx
    .selectFrom('sandbox_charge')
    .selectAll()
    .where('ref', '=', chargeRef)
    .where('state', '=', 'succeeded')
    .forUpdate()
    .executeTakeFirst();
  if (!charge) throw new ProviderRefused('Only a charge that succeeded can be disputed.');
  const { amount, currency } = charge;
  const dispute = await trx
    .insertInto('sandbox_dispute')
    .values({
      ref: newRef('dp'),
      charge_ref: chargeRef,
      amount,
      currency,
      reason,
      state: 'open',
      created_at: now,
      evidence_due_at: new Date(now.getTime() + evidenceMs),
    })
    .onConflict((conflict) => conflict.column('charge_ref').doNothing())
    .returning('ref')
    .executeTakeFirst();
  if (!dispute) throw new ProviderRefused('This charge is disputed already.');
  await trx
    .insertInto('sandbox_movement')
    .values({
      method_kind: charge.kind,
      kind: 'dispute',
      ref: dispute.ref,
      charge_ref: chargeRef,
      amount: -amount,
      currency,
      at: now,
    })
    .execute();
  await tell(trx, books, { type: 'dispute', ref: dispute.ref, version: 1, at: now });
  return dispute.ref;
}

/** The bank's decision. Won, the money comes back; lost, it stays away. */
export async function closeDispute(
  trx: Kysely<DB>,
  books: Books,
  ref: string,
  state: 'won' | 'lost',
): Promise<void> {
  const now = await sandboxNow({ ...books, db: trx });
  const closed = await trx
    .updateTable('sandbox_dispute')
    .set((eb) => ({ state, version: eb('version', '+', 1) }))
    .where('ref', '=', ref)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst();
  if (!closed) throw new ProviderRefused('This dispute is not open.');
  if (state === 'won') {
    const { kind } = await trx
      .selectFrom('sandbox_charge')
      .select('kind')
      .where('ref', '=', closed.charge_ref)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('sandbox_movement')
      .values({
        method_kind: kind,
        kind: 'disputeWon',
        ref,
        charge_ref: closed.charge_ref,
        amount: closed.amount,
        currency: closed.currency,
        at: now,
      })
      .execute();
  }
  await tell(trx, books, { type: 'dispute', ref, version: closed.version, at: now });
}

export async function readDispute({ db }: Books, ref: string): Promise<Dispute> {
  const row = await db
    .selectFrom('sandbox_dispute')
    .selectAll()
    .where('ref', '=', ref)
    .executeTakeFirst();
  if (!row) throw new ProviderRefused('No such dispute.');
  return {
    ref,
    state: row.state as Dispute['state'],
    chargeRef: row.charge_ref,
    money: { amount: row.amount, currency: row.currency },
    reason: row.reason,
    evidenceDueAt: row.evidence_due_at,
  };
}
