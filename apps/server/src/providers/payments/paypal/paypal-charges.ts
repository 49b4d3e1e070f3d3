import { ProviderRefused } from '../payment-errors.ts';
import type { ByKey, ByRef, Charge, ChargeState } from '../payments.ts';
import { bodyOf } from './paypal-api.ts';
import { declineOf } from './paypal-declines.ts';
import type { PaypalDeps } from './paypal-deps.ts';
import { experienceOf, linkOf } from './paypal-methods.ts';
import { fromPaypal, toPaypal } from './paypal-money.ts';

/** Of ours, among PayPal's issues. */
const cancelled = 'CANCELLED_BY_US';

/**
 * In two steps: an order, which moves nothing and whose id is written down, then its capture from the saved
 * wallet. Whatever answer is lost, the id leads to the truth.
 */
export async function charge(deps: PaypalDeps, wish: Charge): Promise<ChargeState> {
  const known = await deps.refs.find('charge', wish.idempotencyKey);
  const ref = known ?? (await createOrder(deps, wish));
  if (!known) await deps.refs.keep('charge', wish.idempotencyKey, ref);
  const order = await readOrder(deps, ref);
  const before = await stateOf(deps, order);
  if (order.status !== 'CREATED' || before.state === 'declined') return before;
  const answer = await deps.api(`/v2/checkout/orders/${ref}/capture`, {
    method: 'POST',
    requestId: `${wish.idempotencyKey}:capture`,
    body: {
      payment_source: {
        paypal: { vault_id: wish.method, experience_context: experienceOf(deps.returnUrl) },
      },
    },
  });
  const declined = declineOf(answer.issue, ref);
  if (declined) {
    await deps.refs.keep('decline', ref, answer.issue);
    return declined;
  }
  if (answer.issue === 'PAYER_ACTION_REQUIRED') return asksPayer(answer.body, ref);
  if (answer.issue && answer.issue !== 'ORDER_ALREADY_CAPTURED')
    throw new ProviderRefused(`PayPal refused: ${answer.issue}.`);
  return toState(await readOrder(deps, ref));
}

async function createOrder({ api }: PaypalDeps, wish: Charge): Promise<string> {
  const unit = {
    amount: toPaypal(wish.money),
    custom_id: wish.idempotencyKey,
    description: wish.description.slice(0, 127),
  };
  const answer = await api('/v2/checkout/orders', {
    method: 'POST',
    requestId: `${wish.idempotencyKey}:create`,
    body: { intent: 'CAPTURE', purchase_units: [unit] },
  });
  return bodyOf(answer).id;
}

export async function readCharge(deps: PaypalDeps, by: ByKey | ByRef): Promise<ChargeState> {
  const ref = by.ref ?? (await deps.refs.find('charge', by.idempotencyKey));
  return ref ? stateOf(deps, await readOrder(deps, ref)) : { state: 'notFound' };
}

/** PayPal can't cancel an order: one without a capture ends by itself, and no one captures it any more. */
export async function cancelCharge(deps: PaypalDeps, ref: string): Promise<ChargeState> {
  const state = await readCharge(deps, { ref });
  if (state.state !== 'notFound' && state.state !== 'authenticationNeeded') return state;
  await deps.refs.keep('decline', ref, cancelled);
  return declineOf(cancelled, ref) ?? state;
}

/** What an order says of itself, and the decline that PayPal doesn't keep with it. */
async function stateOf({ refs }: PaypalDeps, order: Order): Promise<ChargeState> {
  const state = toState(order);
  if (state.state !== 'notFound') return state;
  const issue = await refs.find('decline', order.id);
  return (issue && declineOf(issue, order.id)) || state;
}

interface Capture {
  id: string;
  status: string;
  create_time: string;
  amount: { currency_code: string; value: string };
}
export interface PaypalRefund {
  id: string;
  status: string;
  custom_id?: string;
  amount: Capture['amount'];
}
export interface Order {
  id: string;
  status: string;
  links?: { rel: string; href: string }[];
  purchase_units?: { payments?: { captures?: Capture[]; refunds?: PaypalRefund[] } }[];
}

export async function readOrder({ api }: PaypalDeps, ref: string): Promise<Order> {
  return bodyOf(await api(`/v2/checkout/orders/${encodeURIComponent(ref)}`));
}

export const captureOf = (order: Order): Capture | undefined =>
  order.purchase_units?.[0]?.payments?.captures?.at(-1);

function toState(order: Order): ChargeState {
  const { id: ref, status } = order;
  const capture = captureOf(order);
  if (capture?.status === 'PENDING') return { state: 'processing', ref };
  if (capture?.status === 'DECLINED' || capture?.status === 'FAILED')
    return declineOf('INSTRUMENT_DECLINED', ref) ?? { state: 'notFound' };
  if (capture) {
    const { amount } = fromPaypal(capture.amount);
    return { state: 'succeeded', ref, at: new Date(capture.create_time), captured: amount };
  }
  return status === 'PAYER_ACTION_REQUIRED' ? asksPayer(order, ref) : { state: 'notFound' };
}

function asksPayer(body: Pick<Order, 'links'>, ref: string): ChargeState {
  const clientAction = { kind: 'redirect', url: linkOf(body, 'payer-action') } as const;
  return { state: 'authenticationNeeded', ref, clientAction };
}
