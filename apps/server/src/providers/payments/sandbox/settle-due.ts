import { type Books, sandboxNow } from './books.ts';
import { settleCharge } from './charges.ts';
import { settleRefund } from './refunds.ts';
import { scriptOf } from './scripts.ts';

/** What is pending settles after a minute of the sandbox's time. */
const pendingMs = 60_000;
const batch = 50;

export async function settleDue(books: Books): Promise<void> {
  const { db } = books;
  const before = new Date((await sandboxNow(books)).getTime() - pendingMs);
  const charges = await db
    .selectFrom('sandbox_charge')
    .select('ref')
    .where('state', '=', 'processing')
    .where('created_at', '<=', before)
    .limit(batch)
    .execute();
  for (const { ref } of charges) await settleCharge(books, ref, 'approved');
  const refunds = await db
    .selectFrom('sandbox_refund')
    .innerJoin('sandbox_charge', 'sandbox_charge.ref', 'charge_ref')
    .innerJoin('sandbox_method', 'sandbox_method.ref', 'method_ref')
    .select(['sandbox_refund.ref', 'script'])
    .where('sandbox_refund.state', '=', 'pending')
    .where('sandbox_refund.created_at', '<=', before)
    .limit(batch)
    .execute();
  for (const { ref, script } of refunds) {
    const state = scriptOf(script).refunding === 'fails' ? 'failed' : 'succeeded';
    await db.transaction().execute((trx) => settleRefund(trx, books, ref, state));
  }
}

/** Whether time alone will bring something. */
export async function isWaiting({ db }: Books): Promise<boolean> {
  const { waits } = await db
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(eb.selectFrom('sandbox_event').select('id').where('due_at', 'is not', null)),
          eb.exists(
            eb.selectFrom('sandbox_charge').select('ref').where('state', '=', 'processing'),
          ),
          eb.exists(eb.selectFrom('sandbox_refund').select('ref').where('state', '=', 'pending')),
        ])
        .as('waits'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(waits);
}
