import { type Books, sandboxNow } from './books.ts';

/** An approval that still waits for the person. */
export async function findApproval(books: Books, token: string) {
  const row = await books.db
    .selectFrom('sandbox_token')
    .select(['token', 'return_url'])
    .where('token', '=', token)
    .where('kind', '=', 'wallet')
    .where('state', '=', 'open')
    .where('expires_at', '>', await sandboxNow(books))
    .executeTakeFirst();
  return row && { token: row.token, returnUrl: row.return_url ?? '' };
}
