import { randomUUID } from 'node:crypto';
import { settleCharge } from '../../providers/payments/sandbox/charges.ts';
import type { Delivery } from '../../providers/payments/sandbox/delivery.ts';
import type { callFaults } from '../../providers/payments/sandbox/faults.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { Flow, FlowKind } from './fault-flows.fixture.ts';
import { depsOf } from './orders.fixture.ts';
import { refundPurchase } from './refunds.service.ts';

/**
 * How a flow ends after one sweep: done; refused, or never sent, so that it can be made again; all given back;
 * given back and returned by the bank; suspended by a dispute.
 */
export type End = 'done' | 'refused' | 'notSent' | 'givenBack' | 'returned' | 'suspended';

interface Cell {
  flow: Flow;
  kind: FlowKind;
  purchaseId: number;
}

export interface Fault {
  before?: (academy: TestApp, cell: Omit<Cell, 'purchaseId'>) => Promise<unknown>;
  after?: (academy: TestApp, cell: Cell) => Promise<unknown>;
  /** Of a charge whose buyer is there, one by the server or staff, and a refund. */
  ends: readonly [present: End, absent: End, refund: End];
}

const always = (end: End) => [end, end, end] as const;
type CallFault = (typeof callFaults)[number];
const failing =
  (fault: CallFault): NonNullable<Fault['before']> =>
  ({ sandbox }, { kind: { call } }) =>
    sandbox.control.addFault({ call, fault });

/** The charge a flow made last; of those of one instant the one that waits for its buyer. */
async function lastCharge({ db, userId }: TestApp, { buyer }: Flow): Promise<string> {
  const { ref } = await db
    .selectFrom('sandbox_charge')
    .select('ref')
    .where('customer', '=', String(await userId(buyer)))
    .orderBy('created_at', 'desc')
    .orderBy('state', 'asc')
    .executeTakeFirstOrThrow();
  return ref;
}

/** What a charge brought goes back. */
async function giveBack(academy: TestApp, { kind, purchaseId }: Cell): Promise<void> {
  if (kind.call === 'refund') return;
  const wish = { purchaseId, reason: 'Asked for', requestId: randomUUID() };
  await refundPurchase(depsOf(academy), { ...wish, actorId: await academy.userId('admin') });
}

/** The bank sends back what was given back. */
async function returnRefunds(academy: TestApp, cell: Cell): Promise<void> {
  await giveBack(academy, cell);
  const { db, sandbox, userId } = academy;
  const refunds = await db
    .selectFrom('sandbox_refund')
    .innerJoin('sandbox_charge', 'sandbox_charge.ref', 'charge_ref')
    .select('sandbox_refund.ref')
    .where('customer', '=', String(await userId(cell.flow.buyer)))
    .execute();
  for (const { ref } of refunds) await sandbox.control.returnRefund(ref);
  await sandbox.deliver();
}

async function dispute(academy: TestApp, { flow }: Pick<Cell, 'flow'>): Promise<void> {
  const { control } = academy.sandbox;
  await control.openDispute(await lastCharge(academy, flow));
  await academy.sandbox.deliver();
}

/** What the provider does to the card or wallet a flow is about to use. */
const ending =
  (how: 'expireMethod' | 'removeMethod'): NonNullable<Fault['before']> =>
  async ({ db, sandbox, userId }, { flow, kind }) => {
    const { provider_ref } = await db
      .selectFrom('payment_method')
      .select('provider_ref')
      .where('user_id', '=', await userId(flow.buyer))
      .where('kind', '=', kind.paidBy ?? 'card')
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow();
    await sandbox.control[how](provider_ref);
  };

/** News go astray, and the answer is lost too. */
const delivering =
  (delivery: Partial<Delivery>): NonNullable<Fault['before']> =>
  async (academy, cell) => {
    await academy.sandbox.control.setDelivery(delivery);
    await failing('lostAnswer')(academy, cell);
  };
const deliver: NonNullable<Fault['after']> = ({ sandbox }) => sandbox.deliver();
const refundsWill =
  (fault: CallFault): NonNullable<Fault['before']> =>
  ({ sandbox }, { kind }) =>
    // What a charge brought may go back in several payments, a refund is made again after it failed.
    sandbox.control.addFault({ call: 'refund', fault, times: kind.call === 'refund' ? 1 : 9 });

/** Everything the sandbox can do wrong, and how each flow of money ends then. */
export const faults: Record<string, Fault> = {
  'a decline': { before: failing('decline'), ends: ['refused', 'refused', 'done'] },
  'a question by the bank': {
    before: failing('authenticationNeeded'),
    after: async (academy, { flow }) =>
      settleCharge(academy.sandbox.books, await lastCharge(academy, flow), 'approved'),
    ends: ['done', 'refused', 'done'],
  },
  // A refund that never arrived is sent again; a charge is left to its buyer or the next run of the job.
  'a timeout before': { before: failing('timeoutBefore'), ends: ['notSent', 'notSent', 'done'] },
  'a server error': { before: failing('serverError'), ends: ['notSent', 'notSent', 'done'] },
  'a timeout after': { before: failing('timeoutAfter'), ends: always('done') },
  'a lost answer': { before: failing('lostAnswer'), ends: always('done') },
  'a slow answer': { before: failing('slow'), ends: always('done') },
  'a refund that takes a while': {
    before: refundsWill('refundPending'),
    after: async (academy, cell) => {
      await giveBack(academy, cell);
      academy.clock.advance(61_000);
      await academy.sandbox.deliver();
    },
    ends: ['givenBack', 'givenBack', 'done'],
  },
  'a refund that fails': {
    before: refundsWill('refundFails'),
    after: giveBack,
    ends: ['done', 'done', 'refused'],
  },
  'a refund that the bank returns': { after: returnRefunds, ends: always('returned') },
  'a method that expires': {
    before: ending('expireMethod'),
    ends: ['refused', 'refused', 'done'],
  },
  'a method that is taken away': {
    before: ending('removeMethod'),
    ends: ['refused', 'refused', 'done'],
  },
  'a dispute': {
    before: async (academy, { flow, kind }) => {
      if (kind.call === 'refund') await dispute(academy, { flow });
    },
    after: async (academy, { flow, kind }) => {
      if (kind.call === 'charge') await dispute(academy, { flow });
    },
    ends: always('suspended'),
  },
  'doubled news': { before: delivering({ copies: 3 }), after: deliver, ends: always('done') },
  'late news': { before: delivering({ delayMs: 3_600_000 }), after: deliver, ends: always('done') },
  'news in another order': {
    before: ({ sandbox }) => sandbox.control.setDelivery({ reorders: true }),
    after: giveBack,
    ends: ['givenBack', 'givenBack', 'done'],
  },
  'lost news': { before: delivering({ loses: true }), after: deliver, ends: always('done') },
  'forged news': { before: delivering({ forges: true }), after: deliver, ends: always('done') },
};
