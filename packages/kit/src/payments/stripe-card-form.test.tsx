import { expect, test, vi } from 'vitest';
import { paymentsMessages } from './payments.messages.ts';
import { openStripeCardForm } from './stripe-card-form.ts';

const createPaymentMethod = vi.fn();
vi.mock('./stripe-script.ts', () => ({
  loadStripe: async () => ({ elements, createPaymentMethod }),
}));

/** Fields that are ready at once. */
const elements = () => ({
  create: () => ({
    mount: () => {},
    on: (event: string, tell: () => void) => event === 'ready' && tell(),
  }),
});

const open = () => {
  const container = document.createElement('div');
  const options = { container, asksForZip: false, onEnter: () => {} };
  return openStripeCardForm('pk_1', options, paymentsMessages);
};

test.each([
  [{ message: 'Your card number is incomplete.' }, 'Your card number is incomplete.'],
  [{}, 'We could not response your request'],
  [undefined, 'We could not response your request'],
])('a card that the provider refuses with %o says why', async (error, fault) => {
  const form = await open();
  createPaymentMethod.mockResolvedValueOnce({ error });
  expect(await form.submit('60614')).toEqual({ fault });
});

test('a card that the provider takes is a token with its facts', async () => {
  const form = await open();
  const card = { brand: 'visa', exp_month: 12, exp_year: 2040, funding: 'credit', last4: '4242' };
  createPaymentMethod.mockResolvedValueOnce({ paymentMethod: { id: 'pm_1', card } });
  expect(await form.submit('60614')).toEqual({
    token: 'pm_1',
    card: {
      zip: '60614',
      brand: 'visa',
      funding: 'credit',
      last4: '4242',
      expMonth: 12,
      expYear: 2040,
    },
  });
});
