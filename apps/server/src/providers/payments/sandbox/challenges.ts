import { formatMoney } from '@uplink/api-client/domain';
import { type Books, sandboxNow } from './books.ts';
import { settleCharge } from './charges.ts';

/** What a bank asks about: a charge, by its secret, or a card that is being saved, by its token. */
export async function findChallenge(
  books: Books,
  id: string,
): Promise<{ about: string } | undefined> {
  const charge = await findCharge(books, id);
  if (charge) return { about: `${books.academyName} asks for ${formatMoney(charge)}.` };
  const token = await findToken(books, id);
  return token && { about: `${books.academyName} asks to save your card.` };
}

/** False when there is nothing left to answer. */
export async function answerChallenge(
  books: Books,
  id: string,
  outcome: 'approved' | 'failed',
): Promise<boolean> {
  const charge = await findCharge(books, id);
  if (charge) {
    const decision = outcome === 'approved' ? outcome : 'authenticationFailed';
    await settleCharge(books, charge.ref, decision);
    books.onNews();
    return true;
  }
  if (!(await findToken(books, id))) return false;
  await books.db
    .updateTable('sandbox_token')
    .set(outcome === 'approved' ? { authenticated: true } : { state: 'declined' })
    .where('token', '=', id)
    .where('state', '=', 'approved')
    .execute();
  return true;
}

function findCharge({ db }: Books, secret: string) {
  return db
    .selectFrom('sandbox_charge')
    .select(['ref', 'amount', 'currency'])
    .where('secret', '=', secret)
    .where('state', '=', 'authenticationNeeded')
    .executeTakeFirst();
}

async function findToken(books: Books, token: string) {
  return books.db
    .selectFrom('sandbox_token')
    .select('token')
    .where('token', '=', token)
    .where('kind', '=', 'card')
    .where('state', '=', 'approved')
    .where('authenticated', '=', false)
    .where('expires_at', '>', await sandboxNow(books))
    .executeTakeFirst();
}
