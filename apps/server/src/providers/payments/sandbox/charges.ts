import type { Kysely, Selectable } from 'kysely';
import type { DB, SandboxCharge } from '../../../db/schema.ts';
import { ProviderRefused } from '../payment-errors.ts';
import type { ByKey, ByRef, Charge, ChargeState, DeclineCode, PaymentKind } from '../payments.ts';
import { type Books, hashOf, newRef, sandboxNow } from './books.ts';
import { decideCharge, declinedAs, type Outcome } from './decide-charge.ts';
import { openDispute } from './disputes.ts';
import { tell } from './events.ts';
import type { CallFault } from './faults.ts';
import { holdMethod } from './methods.ts';
import { scriptOf } from './scripts.ts';

type Row = Selectable<SandboxCharge>;

/** Charges once for each key. The same key with another charge is refused. */
export function charge(
  books: Books,
  wish: Charge,
  { kind, fault }: { kind: PaymentKind; fault: CallFault | undefined },
): Promise<ChargeState> {
  const request_hash = hashOf([wish.method, wish.customer, wish.money, wish.metadata]);
  return books.db.transaction().execute(async (trx) => {
    const method = await holdMethod(trx, wish.method);
    if (!method || method.kind !== kind || method.customer !== wish.customer)
      throw new ProviderRefused('No such method of this customer.');
    const known = await findCharge(trx, wish);
    if (known && known.request_hash !== request_hash)
      throw new ProviderRefused('This key belongs to another charge.');
    if (known) return toState(books, known);
    const now = await sandboxNow({ ...books, db: trx });
    const former = await countSucceeded(trx, wish.method);
    const outcome = decideCharge({ method, charge: wish, former, fault, now });
    const { idempotencyKey, money, description, metadata, customer } = wish;
    const row = await trx
      .insertInto('sandbox_charge')
      .values({
        ref: newRef('ch'),
        secret: newRef('cs'),
        request_hash,
        kind,
        customer,
        description,
        idempotency_key: idempotencyKey,
        method_ref: method.ref,
        ...money,
        metadata: JSON.stringify(metadata),
        ...outcome,
        created_at: now,
        settled_at: outcome.state === 'succeeded' ? now : null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await noteOutcome(trx, books, row);
    return toState(books, row);
  });
}

export async function readCharge(books: Books, by: ByKey | ByRef): Promise<ChargeState> {
  const row = await findCharge(books.db, by);
  return row ? toState(books, row) : { state: 'notFound' };
}

/** What the buyer, the bank or the academy makes of a charge that is still open; others stay as they are. */
export function settleCharge(
  books: Books,
  ref: string,
  decision: 'approved' | 'cancelled' | DeclineCode,
): Promise<ChargeState> {
  return books.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('sandbox_charge')
      .innerJoin('sandbox_method', 'sandbox_method.ref', 'method_ref')
      .selectAll('sandbox_charge')
      .select('script')
      .where('sandbox_charge.ref', '=', ref)
      .forUpdate('sandbox_charge')
      .executeTakeFirst();
    if (!row) return { state: 'notFound' };
    if (row.state === 'succeeded' || row.state === 'declined') return toState(books, row);
    const outcome = settled(decision, row);
    const now = await sandboxNow({ ...books, db: trx });
    const updated = await trx
      .updateTable('sandbox_charge')
      .set({ ...outcome, version: row.version + 1, settled_at: now })
      .where('ref', '=', ref)
      .returningAll()
      .executeTakeFirstOrThrow();
    await noteOutcome(trx, books, updated);
    return toState(books, updated);
  });
}

function settled(
  decision: 'approved' | 'cancelled' | DeclineCode,
  { script, kind }: { script: string; kind: string },
): Outcome {
  if (decision === 'cancelled')
    return { state: 'declined', code: 'declined', message: 'The payment was cancelled.' };
  if (decision !== 'approved') return declinedAs(decision, kind);
  if (scriptOf(script).charging === 'authenticateThenDecline') return declinedAs('declined', kind);
  return { state: 'succeeded' };
}

/** Money moved or not: the ledger and the news say so, in the transaction of the charge. */
async function noteOutcome(trx: Kysely<DB>, books: Books, row: Row): Promise<void> {
  const { ref, version, idempotency_key: idempotencyKey, amount, currency } = row;
  const at = row.settled_at ?? row.created_at;
  if (row.state === 'succeeded') {
    const movement = { kind: 'charge', method_kind: row.kind, ref, charge_ref: ref, at };
    await trx
      .insertInto('sandbox_movement')
      .values({ ...movement, amount, currency, idempotency_key: idempotencyKey })
      .execute();
  }
  await tell(trx, books, { type: 'charge', ref, version, idempotencyKey, at });
  const method = await holdMethod(trx, row.method_ref);
  const disputes = method && scriptOf(method.script).charging === 'dispute';
  if (row.state === 'succeeded' && disputes) await openDispute(trx, books, ref, 'fraudulent');
}

async function findCharge(db: Kysely<DB>, by: { idempotencyKey?: string; ref?: string }) {
  const query = db.selectFrom('sandbox_charge').selectAll();
  const found = by.ref
    ? query.where('ref', '=', by.ref)
    : query.where('idempotency_key', '=', by.idempotencyKey ?? '');
  return found.executeTakeFirst();
}

async function countSucceeded(trx: Kysely<DB>, method: string): Promise<number> {
  const { count } = await trx
    .selectFrom('sandbox_charge')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('method_ref', '=', method)
    .where('state', '=', 'succeeded')
    .executeTakeFirstOrThrow();
  return count;
}

function toState({ publicUrl }: Books, row: Row): ChargeState {
  const { ref, state } = row;
  if (state === 'succeeded')
    return { state, ref, at: row.settled_at ?? row.created_at, captured: row.amount };
  if (state === 'processing') return { state, ref };
  if (state === 'authenticationNeeded') {
    const url = `${publicUrl}/challenges/${row.secret}`;
    return { state, ref, clientAction: { kind: 'frame', url } };
  }
  const [code, message] = [row.code as DeclineCode, row.message ?? ''];
  return { state: 'declined', ref, code, message };
}
