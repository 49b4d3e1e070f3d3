import Stripe from 'stripe';
import { MethodRefused } from '../payment-errors.ts';
import type { SavedMethod } from '../payments.ts';
import { declineOf } from './stripe-declines.ts';
import type { StripeDeps } from './stripe-deps.ts';
import { asking, isMissing, toProviderError } from './stripe-errors.ts';

interface Saving {
  token: string;
  customer: string;
  idempotencyKey: string;
}

/**
 * Attaches the browser's payment method to the customer by a setup intent, which has the bank check it. After
 * the person confirmed it, the same call finds the same intent.
 */
export async function saveMethod(deps: StripeDeps, saving: Saving): Promise<SavedMethod> {
  const { stripe, refs } = deps;
  const intent = await findOrCreate(deps, saving);
  await refs.keep('method', saving.idempotencyKey, intent.id);
  if (intent.status === 'requires_action' && intent.client_secret) {
    const clientAction = { kind: 'frame', clientSecret: intent.client_secret } as const;
    const message = 'Your bank asks you to confirm this card.';
    throw new MethodRefused('authenticationNeeded', message, clientAction);
  }
  if (intent.status !== 'succeeded') {
    const { code, message } = declineOf(intent.last_setup_error);
    throw new MethodRefused(code, message);
  }
  return toSaved(await asking(() => stripe.paymentMethods.retrieve(saving.token)));
}

async function findOrCreate(deps: StripeDeps, { token, customer, idempotencyKey }: Saving) {
  const { stripe, refs } = deps;
  const known = await refs.find('method', idempotencyKey);
  if (known) return asking(() => stripe.setupIntents.retrieve(known));
  const owner = await customerOf(deps, customer);
  try {
    return await stripe.setupIntents.create(
      {
        customer: owner,
        payment_method: token,
        allowed_payment_method_types: ['card'],
        usage: 'off_session',
        confirm: true,
        metadata: { key: idempotencyKey },
      },
      { idempotencyKey: `${idempotencyKey}:setup` },
    );
  } catch (error) {
    throw refusalOf(error);
  }
}

function refusalOf(error: unknown): Error {
  if (error instanceof Stripe.errors.StripeCardError) {
    const { code, message } = declineOf(error);
    return new MethodRefused(code, message);
  }
  // It was used already, by someone else or in another attempt, or never was.
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 429)
    return new MethodRefused('tokenUsed', 'This was used already, or took too long. Start again.');
  return toProviderError(error);
}

/** Stripe's customer for ours, made when it is first needed. */
export async function customerOf({ stripe, refs }: StripeDeps, customer: string): Promise<string> {
  const known = await refs.find('customer', customer);
  if (known) return known;
  const { id } = await asking(() =>
    stripe.customers.create({ metadata: { customer } }, { idempotencyKey: `customer:${customer}` }),
  );
  await refs.keep('customer', customer, id);
  return (await refs.find('customer', customer)) ?? id;
}

export async function readMethod(
  { stripe }: StripeDeps,
  ref: string,
): Promise<SavedMethod | undefined> {
  return asking(async () => {
    const method = await stripe.paymentMethods.retrieve(ref).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    // Detached from its customer it is there, and good for nothing.
    return method?.customer ? toSaved(method) : undefined;
  });
}

export async function removeMethod(deps: StripeDeps, ref: string): Promise<void> {
  if (!(await readMethod(deps, ref))) return;
  await asking(() => deps.stripe.paymentMethods.detach(ref));
}

/** Stripe keeps the charges of a customer that was deleted, without their data. */
export async function forgetCustomer({ stripe, refs }: StripeDeps, customer: string) {
  const known = await refs.find('customer', customer);
  if (!known) return;
  await asking(async () => {
    await stripe.customers.del(known).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  });
}

function toSaved({ id, card, billing_details }: Stripe.PaymentMethod): SavedMethod {
  return {
    ref: id,
    kind: 'card',
    brand: card?.brand ?? null,
    funding: card?.funding ?? null,
    last4: card?.last4 ?? null,
    expMonth: card?.exp_month ?? null,
    expYear: card?.exp_year ?? null,
    zip: billing_details?.address?.postal_code ?? null,
    payerEmail: null,
    expiresAt: null,
  };
}
