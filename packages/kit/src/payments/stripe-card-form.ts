import type { Stripe, StripeCardNumberElement, StripeElementStyle } from '@stripe/stripe-js';
import type { paymentsMessages } from './payments.messages.ts';
import type { CardFacts, CardForm, CardFormOptions, CardResult } from './payments.types.ts';
import { drawStripeFields } from './stripe-fields.ts';
import { loadStripe } from './stripe-script.ts';

/** Stripe's form: each field is a frame of Stripe's between labels of this page. */
export async function openStripeCardForm(
  publishableKey: string,
  options: CardFormOptions,
  messages: typeof paymentsMessages,
): Promise<CardForm> {
  const stripe = await loadStripe(publishableKey, messages.failed);
  const fields = drawStripeFields(options, messages);
  const elements = stripe.elements();
  const style = styleOfPage(options.container);
  const number = elements.create('cardNumber', { style, showIcon: true });
  const expiry = elements.create('cardExpiry', { style });
  const cvc = elements.create('cardCvc', { style });
  const all = { number, expiry, cvc };
  for (const [name, element] of Object.entries(all)) element.mount(fields.placeOf(name));
  const follow = (name: string) => (event: { error?: { message: string } | undefined }) =>
    fields.showFault(name, event.error?.message ?? '');
  number.on('change', follow('number'));
  expiry.on('change', follow('expiry'));
  cvc.on('change', follow('cvc'));
  await new Promise<void>((resolve, reject) => {
    number.on('ready', () => resolve());
    number.on('loaderror', () => reject(new Error(messages.failed)));
  });

  return {
    submit: async (zip = fields.zip()) => {
      if (zip === '') {
        fields.showFault('zip', messages.required);
        return { fault: messages.required };
      }
      const result = await createMethod(stripe, number, zip, messages);
      if ('fault' in result) fields.showFault('number', result.fault);
      return result;
    },
    showFault: (message) => fields.showFault('number', message),
    focus: () => number.focus(),
    setDisabled: (isDisabled) => {
      for (const element of Object.values(all)) element.update({ disabled: isDisabled });
      fields.setDisabled(isDisabled);
    },
    destroy: () => {
      for (const element of Object.values(all)) element.destroy();
      fields.remove();
    },
  };
}

async function createMethod(
  stripe: Stripe,
  card: StripeCardNumberElement,
  zip: string,
  messages: typeof paymentsMessages,
): Promise<CardResult> {
  const { paymentMethod, error } = await stripe.createPaymentMethod({
    type: 'card',
    card,
    billing_details: { address: { postal_code: zip } },
  });
  if (!paymentMethod?.card) return { fault: error?.message ?? messages.refused };
  const { brand, exp_month, exp_year, funding, last4 } = paymentMethod.card;
  const facts: CardFacts = { zip, brand, funding, last4, expMonth: exp_month, expYear: exp_year };
  return { token: paymentMethod.id, card: facts };
}

/** The frames can't see the page's tokens: they get their values. */
function styleOfPage(container: HTMLElement): StripeElementStyle {
  const { color, fontFamily } = getComputedStyle(container);
  const token = (name: string) => getComputedStyle(container).getPropertyValue(name).trim();
  return {
    base: {
      color,
      fontFamily,
      fontSize: '16px',
      '::placeholder': { color: token('--ul-text-subtle') },
    },
    invalid: { color: token('--ul-fault-text') },
  };
}
