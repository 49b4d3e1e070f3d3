import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { races } from '../../testing/races.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { type Flow, type FlowKind, flows } from './fault-flows.fixture.ts';
import { type End, type Fault, faults } from './fault-table.fixture.ts';
import { stateOf } from './flow-state.fixture.ts';
import { closeBooks, sweep } from './money.fixture.ts';
import { saveCard, saveWallet } from './orders.fixture.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(() => closeBooks(academy));
afterEach(async () => {
  await academy.sandbox.control.setDelivery({});
  await academy.sandbox.control.clearFaults();
});

const endOf = ({ ends }: Fault, { call, isPresent }: FlowKind): End =>
  call === 'refund' ? ends[2] : ends[isPresent ? 0 : 1];

/** A few flows with each fault in the gate, others with each; all of them with more rounds. */
const cells = Object.entries(faults).flatMap(([fault, going], row) =>
  Object.entries(flows)
    .filter(
      (_, column) => (column + row * 5) % 12 < (fault === 'a slow answer' ? races / 3 : races),
    )
    .map(([flow, kind]) => ({ flow, fault, end: endOf(going, kind), going, kind })),
);

test.each(cells)('$flow with $fault is $end after one sweep', async ({ end, going, kind }) => {
  const flow = await kind.begin(academy);
  await going.before?.(academy, { flow, kind });
  const isRefused = end === 'suspended' && kind.call === 'refund';
  if (isRefused) await expect(flow.act()).rejects.toMatchObject({ status: 409 });
  const id = isRefused ? await onlyPurchase(flow.buyer) : await flow.act();
  await going.after?.(academy, { flow, kind, purchaseId: id });
  await sweep(academy);
  const expected = stateAt(end, flow, kind);
  expect(await stateOf(academy, id)).toEqual(expected);

  // News that come only now change nothing.
  academy.clock.advance(7_200_000);
  await academy.sandbox.control.sendLost();
  await academy.sandbox.deliver();
  expect(await stateOf(academy, id)).toEqual(expected);

  if (end !== 'refused' && end !== 'notSent') return;
  await saveCard(academy, flow.buyer);
  if (kind.paidBy === 'wallet') await saveWallet(academy, flow.buyer);
  expect(await stateOf(academy, await flow.act())).toEqual(stateAt('done', flow, kind));
});

/** What is captured, open and owed at the end of a flow. */
function stateAt(at: End, { before, after, opens }: Flow, { call, isOwed = false }: FlowKind) {
  const isBack = call === 'refund';
  const isMade = !(at === 'refused' || at === 'notSent' || (at === 'suspended' && isBack));
  const [captured, refunded] = isMade ? after : before;
  const given = at === 'givenBack' ? captured : refunded;
  const isOver = at === 'givenBack' || at === 'suspended' || (at === 'returned' && !isBack);
  return {
    captured,
    refunded: at === 'returned' ? 0 : given,
    isOpen: !isOver && opens[isMade ? 1 : 0],
    isOwed: at === 'refused' && isOwed,
    isBalanced: true,
  };
}

async function onlyPurchase(buyer: string): Promise<number> {
  const { id } = await academy.db
    .selectFrom('purchase')
    .select('id')
    .where('user_id', '=', await academy.userId(buyer))
    .executeTakeFirstOrThrow();
  return id;
}
