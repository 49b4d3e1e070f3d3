import { afterAll, beforeAll, describe } from 'vitest';
import { createEmptyApp, type TestApp } from '../../../testing/test-app.ts';
import {
  type Bench,
  keepsTheContract,
  type Loss,
  losesNothing,
} from '../provider-contract.fixture.ts';
import { cardTokenOf, walletTokenOf } from './sandbox.fixture.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createEmptyApp();
});
afterAll(() => academy.close());

function lose({ call, what }: Loss) {
  const fault = what === 'answer' ? 'lostAnswer' : 'timeoutBefore';
  return academy.sandbox.control.addFault({ call, fault });
}

describe('the card provider of the sandbox', () => {
  const numbers = {
    succeed: '4242424242424242',
    declineForFunds: '4000000000009995',
    refuseSaving: '4000000000000002',
  };
  const bench = (): Bench => ({
    provider: academy.sandbox.providers.card,
    token: (does) => cardTokenOf(academy.sandbox, { number: numbers[does] }),
  });
  keepsTheContract(bench, 'insufficientFunds');
  losesNothing(bench, lose);
});

describe('the wallet provider of the sandbox', () => {
  const emails = {
    succeed: 'buyer@wallet.test',
    declineForFunds: 'empty@wallet.test',
    refuseSaving: 'nobody@wallet.test',
  };
  const bench = (): Bench => ({
    provider: academy.sandbox.providers.wallet,
    token: (does, customer) => walletTokenOf(academy.sandbox, { customer, email: emails[does] }),
  });
  keepsTheContract(bench, 'insufficientFunds');
  losesNothing(bench, lose);
});
