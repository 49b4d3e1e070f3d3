import { randomUUID } from 'node:crypto';
import type { Sandbox } from './sandbox.ts';
import { createApproval, createCardToken, decideApproval } from './tokens.ts';

/** What the browser gets when someone enters a test card: good until 2040 unless told otherwise. */
export async function cardTokenOf(
  { books }: Sandbox,
  {
    number = '4242424242424242',
    expMonth = 12,
    expYear = 2040,
  }: { number?: string; expMonth?: number; expYear?: number } = {},
): Promise<string> {
  const answer = await createCardToken(books, {
    number,
    expMonth,
    expYear,
    zip: '60614',
    cvc: number.startsWith('37') ? '1234' : '123',
  });
  if ('fault' in answer) throw new Error(answer.fault.message);
  return answer.token;
}

/** What the browser gets when someone approves a test wallet. */
export async function walletTokenOf(
  { books, providers }: Sandbox,
  { customer, email = 'buyer@wallet.test' }: { customer: string; email?: string },
): Promise<string> {
  if (!providers.wallet.beginApproval) throw new Error('This wallet knows no approvals.');
  const { token } = await createApproval(books, {
    customer,
    idempotencyKey: randomUUID(),
    returnUrl: 'http://localhost/payments/return',
  });
  await decideApproval(books, token, { email });
  return token;
}
