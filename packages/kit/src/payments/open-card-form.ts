import type { Schema } from '@uplink/api-client';
import type { paymentsMessages } from './payments.messages.ts';
import type { CardForm, CardFormOptions } from './payments.types.ts';
import { openSandboxCardForm } from './sandbox-card-form.ts';

/** The form of the provider that the server names; the code of a real one is loaded when it is needed. */
export async function openCardForm(
  { provider, frameUrl, publishableKey }: Schema<'PaymentSetup'>['card'],
  options: CardFormOptions,
  messages: typeof paymentsMessages,
): Promise<CardForm> {
  if (provider === 'stripe') {
    const { openStripeCardForm } = await import('./stripe-card-form.ts');
    return openStripeCardForm(publishableKey ?? '', options, messages);
  }
  return openSandboxCardForm(frameUrl ?? '', options, messages);
}
