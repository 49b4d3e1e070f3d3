import type { TestApp } from '../../testing/test-app.ts';
import { booksOf } from './orders.fixture.ts';

/** What is captured, given back, open and owed of a purchase, and whether the ledger equals the provider's books. */
export async function stateOf(academy: TestApp, id: number) {
  const { db } = academy;
  const purchase = await db
    .selectFrom('purchase')
    .select(['captured', 'refunded', 'due_since'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const grants = await db
    .selectFrom('access_grant')
    .select('id')
    .where('source_kind', '=', 'purchase')
    .where('source_id', '=', id)
    .where('state', '=', 'active')
    .execute();
  const { own, provider } = await booksOf(academy, id);
  const sum = (books: typeof own) => books.reduce((total, { amount }) => total + amount, 0);
  return {
    captured: purchase.captured,
    refunded: purchase.refunded,
    isOpen: grants.length > 0,
    isOwed: purchase.due_since !== null,
    isBalanced: sum(own) === sum(provider),
  };
}
