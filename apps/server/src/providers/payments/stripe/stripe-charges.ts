import Stripe from 'stripe';
import { ProviderUnreachable } from '../payment-errors.ts';
import type { ByKey, ByRef, Charge, ChargeState } from '../payments.ts';
import { declineOf } from './stripe-declines.ts';
import type { StripeDeps } from './stripe-deps.ts';
import { asking, toProviderError } from './stripe-errors.ts';
import { customerOf } from './stripe-methods.ts';

const withCharge = { expand: ['latest_charge'] };

/**
 * In two steps: an intent, which moves nothing and whose id is written down, then its confirmation. Whatever
 * answer is lost, the id leads to the truth.
 */
export async function charge(deps: StripeDeps, wish: Charge): Promise<ChargeState> {
  const known = await deps.refs.find('charge', wish.idempotencyKey);
  const ref = known ?? (await createIntent(deps, wish));
  if (ref === null)
    return {
      ...{ state: 'declined', ref: null, code: 'methodGone' },
      message: 'This card was removed. Choose another one.',
    };
  if (!known) await deps.refs.keep('charge', wish.idempotencyKey, ref);
  const intent = await retrieve(deps, ref);
  return toState(
    intent.status === 'requires_confirmation' ? await confirm(deps, ref, wish) : intent,
  );
}

/** Null when the method is no longer the customer's. */
async function createIntent(deps: StripeDeps, wish: Charge): Promise<string | null> {
  const { idempotencyKey, money, metadata } = wish;
  const customer = await customerOf(deps, wish.customer);
  try {
    const { id } = await deps.stripe.paymentIntents.create(
      {
        amount: money.amount,
        currency: money.currency.toLowerCase(),
        customer,
        payment_method: wish.method,
        allowed_payment_method_types: ['card'],
        description: wish.description,
        metadata: { ...metadata, key: idempotencyKey },
      },
      { idempotencyKey: `${idempotencyKey}:create` },
    );
    // An answer of something in between, such as a proxy, names none.
    if (!id) throw new ProviderUnreachable('Stripe gave no id.');
    return id;
  } catch (error) {
    const isGone =
      error instanceof Stripe.errors.StripeInvalidRequestError &&
      (error.param === 'payment_method' || error.code === 'payment_method_unexpected_state');
    if (isGone) return null;
    throw toProviderError(error);
  }
}

async function confirm({ stripe }: StripeDeps, ref: string, wish: Charge) {
  try {
    return await stripe.paymentIntents.confirm(
      ref,
      { ...withCharge, ...(!wish.isBuyerPresent && { off_session: true }) },
      { idempotencyKey: `${wish.idempotencyKey}:confirm` },
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return endDeclined({ stripe }, ref);
    throw toProviderError(error);
  }
}

/** The intent says why it was declined. It is cancelled, so that no other method can pay it later. */
async function endDeclined({ stripe }: Pick<StripeDeps, 'stripe'>, ref: string) {
  const intent = await retrieve({ stripe }, ref);
  // One that can't be cancelled now stays declined, and is given back if it is paid after all.
  if (intent.status === 'requires_payment_method')
    await stripe.paymentIntents.cancel(ref).catch(() => {});
  return intent;
}

const retrieve = ({ stripe }: Pick<StripeDeps, 'stripe'>, ref: string) =>
  asking(() => stripe.paymentIntents.retrieve(ref, withCharge));

export async function readCharge(deps: StripeDeps, by: ByKey | ByRef): Promise<ChargeState> {
  const ref = by.ref ?? (await deps.refs.find('charge', by.idempotencyKey));
  return ref ? toState(await retrieve(deps, ref)) : { state: 'notFound' };
}

export async function cancelCharge(deps: StripeDeps, ref: string): Promise<ChargeState> {
  await deps.stripe.paymentIntents.cancel(ref).catch((error: unknown) => {
    // One that has ended can't be cancelled: its state says how it ended.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw toProviderError(error);
  });
  return toState(await retrieve(deps, ref));
}

function toState(intent: Stripe.PaymentIntent): ChargeState {
  const { id: ref, status } = intent;
  if (status === 'succeeded') {
    const { latest_charge } = intent;
    const created = typeof latest_charge === 'object' ? latest_charge?.created : undefined;
    const at = new Date((created ?? intent.created) * 1000);
    return { state: 'succeeded', ref, at, captured: intent.amount_received };
  }
  if (status === 'processing') return { state: 'processing', ref };
  if (status === 'requires_action' && intent.client_secret) {
    const clientAction = { kind: 'frame', clientSecret: intent.client_secret } as const;
    return { state: 'authenticationNeeded', ref, clientAction };
  }
  if (status === 'requires_confirmation') return { state: 'notFound' };
  if (status === 'canceled' && !intent.last_payment_error)
    return { state: 'declined', ref, code: 'declined', message: 'The payment was cancelled.' };
  return { state: 'declined', ref, ...declineOf(intent.last_payment_error) };
}
