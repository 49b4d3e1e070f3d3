import { cardTokenOf } from '../../providers/payments/sandbox/sandbox.fixture.ts';
import { decideApproval } from '../../providers/payments/sandbox/tokens.ts';
import type { TestApp } from '../test-app.ts';

/** What the card frame says of a card; the server asks the provider instead. */
export const frameSays = {
  zip: '60614',
  brand: 'visa',
  expMonth: 12,
  expYear: 2040,
  funding: 'credit',
  last4: '4242',
};

/** Adds a test card over the API, or replaces the one there is. */
export async function addCard(academy: TestApp, person: string, number?: string) {
  const cardToken = await cardTokenOf(academy.sandbox, number ? { number } : {});
  return academy.call(person, 'POST', '/me/payments?action=addCard', {
    cardToken,
    card: frameSays,
  });
}

/** Begins an approval of a wallet and approves it with a test account. */
export async function approveWallet(
  academy: TestApp,
  person: string,
  email = 'buyer@wallet.test',
): Promise<string> {
  const { body } = await academy.call(person, 'GET', '/me/payments?action=getPayPalToken');
  await decideApproval(academy.sandbox.books, body.paypalToken, { email });
  return body.paypalToken;
}

/** Connects a test wallet over the API. */
export async function addWallet(academy: TestApp, person: string, email?: string) {
  const paypalToken = await approveWallet(academy, person, email);
  return academy.call(person, 'POST', '/me/payments?action=createPayPalBillingAgreement', {
    paypalToken,
  });
}
