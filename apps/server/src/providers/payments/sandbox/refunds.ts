import type { Kysely, Selectable } from 'kysely';
import type { DB, SandboxCharge, SandboxRefund } from '../../../db/schema.ts';
import { ProviderRefused } from '../payment-errors.ts';
import type { Refund, RefundState } from '../payments.ts';
import { type Books, hashOf, newRef, sandboxNow } from './books.ts';
import { tell } from './events.ts';
import type { CallFault } from './faults.ts';
import { scriptOf } from './scripts.ts';

type Row = Selectable<SandboxRefund>;

const failure = 'The bank could not process the refund. The account may be closed.';

/** Gives money back once for each key, never more than the charge took. */
export function refund(
  books: Books,
  wish: Refund,
  fault: CallFault | undefined,
): Promise<RefundState> {
  const request_hash = hashOf([wish.chargeRef, wish.money, wish.metadata]);
  return books.db.transaction().execute(async (trx) => {
    const charge = await holdCharge(trx, wish.chargeRef);
    const known = await trx
      .selectFrom('sandbox_refund')
      .selectAll()
      .where('idempotency_key', '=', wish.idempotencyKey)
      .executeTakeFirst();
    if (known && known.request_hash !== request_hash)
      throw new ProviderRefused('This key belongs to another refund.');
    if (known) return toState(known);
    await refuseRefund(trx, charge, wish);
    const state = stateOf(charge.script, fault);
    const row = await trx
      .insertInto('sandbox_refund')
      .values({
        ref: newRef('re'),
        request_hash,
        charge_ref: charge.ref,
        ...wish.money,
        idempotency_key: wish.idempotencyKey,
        metadata: JSON.stringify(wish.metadata),
        state,
        message: state === 'failed' ? failure : null,
        created_at: await sandboxNow({ ...books, db: trx }),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await noteRefund(trx, books, row, { kind: charge.kind });
    return toState(row);
  });
}

/** The bank returns the money of a refund that was done: the provider has it again. */
export async function returnRefund(trx: Kysely<DB>, books: Books, ref: string): Promise<void> {
  const row = await trx
    .updateTable('sandbox_refund')
    .set((eb) => ({ state: 'failed', message: failure, version: eb('version', '+', 1) }))
    .where('ref', '=', ref)
    .where('state', '=', 'succeeded')
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ProviderRefused('No refund that was done.');
  const charge = await holdCharge(trx, row.charge_ref);
  await noteRefund(trx, books, row, { kind: charge.kind, movement: 'refundFailed' });
}

/** What becomes of a refund that was pending. */
export async function settleRefund(
  trx: Kysely<DB>,
  books: Books,
  ref: string,
  state: 'succeeded' | 'failed',
): Promise<void> {
  const row = await trx
    .updateTable('sandbox_refund')
    .set((eb) => ({
      state,
      message: state === 'failed' ? failure : null,
      version: eb('version', '+', 1),
    }))
    .where('ref', '=', ref)
    .where('state', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
  if (!row) return;
  const charge = await holdCharge(trx, row.charge_ref);
  await noteRefund(trx, books, row, { kind: charge.kind });
}

export async function readRefund(
  { db }: Books,
  by: { idempotencyKey?: string; ref?: string | undefined },
): Promise<RefundState | { state: 'notFound' }> {
  const query = db.selectFrom('sandbox_refund').selectAll();
  const row = await (by.ref
    ? query.where('ref', '=', by.ref)
    : query.where('idempotency_key', '=', by.idempotencyKey ?? '')
  ).executeTakeFirst();
  return row ? toState(row) : { state: 'notFound' };
}

async function holdCharge(trx: Kysely<DB>, ref: string) {
  const charge = await trx
    .selectFrom('sandbox_charge')
    .innerJoin('sandbox_method', 'sandbox_method.ref', 'method_ref')
    .selectAll('sandbox_charge')
    .select('script')
    .where('sandbox_charge.ref', '=', ref)
    .forUpdate('sandbox_charge')
    .executeTakeFirst();
  if (!charge) throw new ProviderRefused('No such charge.');
  return charge;
}

async function refuseRefund(
  trx: Kysely<DB>,
  charge: Selectable<SandboxCharge>,
  { money }: Refund,
): Promise<void> {
  if (charge.state !== 'succeeded') throw new ProviderRefused('This charge took no money.');
  if (money.currency !== charge.currency) throw new ProviderRefused('Another currency.');
  const dispute = await trx
    .selectFrom('sandbox_dispute')
    .select('state')
    .where('charge_ref', '=', charge.ref)
    .executeTakeFirst();
  if (dispute && dispute.state !== 'won') throw new ProviderRefused('This charge is disputed.');
  const { given } = await trx
    .selectFrom('sandbox_refund')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('given'))
    .where('charge_ref', '=', charge.ref)
    .where('state', '<>', 'failed')
    .executeTakeFirstOrThrow();
  if (money.amount > charge.amount - given)
    throw new ProviderRefused('More than is left of the charge.');
}

function stateOf(script: string, fault: CallFault | undefined): Row['state'] {
  if (fault?.fault === 'refundFails') return 'failed';
  const isLater = fault?.fault === 'refundPending' || scriptOf(script).refunding !== undefined;
  return isLater ? 'pending' : 'succeeded';
}

async function noteRefund(
  trx: Kysely<DB>,
  books: Books,
  row: Row,
  { kind, movement }: { kind: string; movement?: 'refundFailed' },
): Promise<void> {
  const at = await sandboxNow({ ...books, db: trx });
  const { ref, charge_ref, currency, version, idempotency_key } = row;
  if (row.state === 'succeeded' || movement) {
    const amount = movement ? row.amount : -row.amount;
    await trx
      .insertInto('sandbox_movement')
      .values({
        method_kind: kind,
        kind: movement ?? 'refund',
        ref,
        charge_ref,
        currency,
        at,
        amount,
        idempotency_key,
      })
      .execute();
  }
  await tell(trx, books, { type: 'refund', ref, version, at, idempotencyKey: idempotency_key });
}

function toState(row: Row): RefundState {
  const { ref, charge_ref: chargeRef, amount, currency } = row;
  const facts = { ref, chargeRef, money: { amount, currency } };
  if (row.state === 'failed') return { ...facts, state: 'failed', message: row.message ?? failure };
  return { ...facts, state: row.state as 'succeeded' | 'pending' };
}
