import { createHmac } from 'node:crypto';
import { type Books, keyFor, newRef, sandboxNow } from './books.ts';
import { type CardEntry, type CardFacts, type CardFault, checkCard } from './card-entry.ts';
import { testWallets } from './test-cards.ts';

const tokenMs = 30 * 60_000;

export type TokenAnswer = { token: string; card: CardFacts } | { fault: CardFault };

/** A single-use token for a card. Of its number only the last digits and a fingerprint are kept. */
export async function createCardToken(books: Books, entry: CardEntry): Promise<TokenAnswer> {
  const now = await sandboxNow(books);
  const checked = checkCard(entry, now);
  if ('fault' in checked) return checked;
  const { facts, card } = checked;
  const token = newRef('tok');
  await books.db
    .insertInto('sandbox_token')
    .values({
      token,
      kind: 'card',
      script: card.script,
      card: JSON.stringify(facts),
      fingerprint: fingerprintOf(books.secret, card.number),
      state: 'approved',
      expires_at: new Date(now.getTime() + tokenMs),
    })
    .execute();
  return { token, card: facts };
}

const fingerprintOf = (secret: string, number: string): string =>
  createHmac('sha256', keyFor(secret, 'fingerprints')).update(number).digest('hex').slice(0, 16);

/** A wallet's approval that waits for the person; it belongs to one customer. */
export async function createApproval(
  books: Books,
  approval: { customer: string; idempotencyKey: string; returnUrl: string },
): Promise<{ token: string; url: string; expiresAt: Date }> {
  const now = await sandboxNow(books);
  const { customer, idempotencyKey: idempotency_key, returnUrl } = approval;
  await books.db
    .insertInto('sandbox_token')
    .values({
      token: newRef('app'),
      kind: 'wallet',
      customer,
      idempotency_key,
      return_url: returnUrl,
      state: 'open',
      expires_at: new Date(now.getTime() + tokenMs),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute();
  const { token, expires_at } = await books.db
    .selectFrom('sandbox_token')
    .select(['token', 'expires_at'])
    .where('idempotency_key', '=', idempotency_key)
    .where('customer', '=', customer)
    .executeTakeFirstOrThrow();
  return { token, url: `${books.publicUrl}/approvals/${token}`, expiresAt: expires_at };
}

/** What the person decided on the approval page; false when there is nothing left to decide. */
export async function decideApproval(
  books: Books,
  token: string,
  decision: { email: string } | 'declined',
): Promise<boolean> {
  const wallet = testWallets.find(
    ({ email }) => decision !== 'declined' && email === decision.email,
  );
  if (decision !== 'declined' && !wallet) return false;
  const decided = await books.db
    .updateTable('sandbox_token')
    .set({
      state: wallet ? 'approved' : 'declined',
      script: wallet?.script,
      payer_email: wallet?.email,
    })
    .where('token', '=', token)
    .where('kind', '=', 'wallet')
    .where('state', '=', 'open')
    .where('expires_at', '>', await sandboxNow(books))
    .executeTakeFirst();
  return decided.numUpdatedRows === 1n;
}
