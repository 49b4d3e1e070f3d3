import type { Books } from './books.ts';
import { moveSandboxClock, sandboxNow } from './books.ts';
import type { Delivery } from './delivery.ts';
import { closeDispute, openDispute } from './disputes.ts';
import { addFault, clearFaults, type FaultToCome } from './faults.ts';
import { expireMethod, removeMethod } from './methods.ts';
import { returnRefund } from './refunds.ts';

/** What only the provider's side can do: for tests, in this process, and for the control page. */
export interface Control {
  now(): Promise<Date>;
  /** Moves the sandbox's time; cards and agreements expire by it, and what is pending settles. */
  moveClock(byMs: number): Promise<void>;
  /** Makes a call go wrong. */
  addFault(fault: FaultToCome): Promise<void>;
  clearFaults(): Promise<void>;
  /** How events are delivered from now on; what isn't named goes as it should. */
  setDelivery(delivery: Partial<Delivery>): Promise<void>;
  /** Sends events that were lost, after all. */
  sendLost(): Promise<void>;
  /** The buyer disputes a charge; answers the dispute's ref. */
  openDispute(chargeRef: string, reason?: string): Promise<string>;
  closeDispute(ref: string, state: 'won' | 'lost'): Promise<void>;
  /** The bank sends the money of a refund back, after it was reported as done. */
  returnRefund(ref: string): Promise<void>;
  expireMethod(ref: string): Promise<void>;
  /** The buyer takes a method away, at their bank or wallet. */
  removeMethod(ref: string): Promise<void>;
}

export function createControl(books: Books): Control {
  const { db, clock } = books;
  const within = <Answer>(work: Parameters<typeof inTransaction<Answer>>[1]) =>
    inTransaction(books, work);
  return {
    now: () => sandboxNow(books),
    moveClock: (byMs) => moveSandboxClock(books, byMs).then(books.onNews),
    addFault: (fault) => addFault(db, fault),
    clearFaults: () => clearFaults(db),
    setDelivery: async (delivery) => {
      const row = { delivery: JSON.stringify(delivery) };
      await db.updateTable('sandbox_setting').set(row).execute();
    },
    sendLost: async () => {
      await db
        .updateTable('sandbox_event')
        .set({ due_at: clock.now() })
        .where('due_at', 'is', null)
        .where('delivered_at', 'is', null)
        .where('is_forged', '=', false)
        .execute();
      books.onNews();
    },
    openDispute: (chargeRef, reason = 'fraudulent') =>
      within((trx) => openDispute(trx, books, chargeRef, reason)),
    closeDispute: (ref, state) => within((trx) => closeDispute(trx, books, ref, state)),
    returnRefund: (ref) => within((trx) => returnRefund(trx, books, ref)),
    expireMethod: (ref) => expireMethod(books, ref).then(books.onNews),
    removeMethod: (ref) => removeMethod(books, ref).then(books.onNews),
  };
}

async function inTransaction<Answer>(
  books: Books,
  work: (trx: Books['db']) => Promise<Answer>,
): Promise<Answer> {
  const answer = await books.db.transaction().execute(work);
  books.onNews();
  return answer;
}
