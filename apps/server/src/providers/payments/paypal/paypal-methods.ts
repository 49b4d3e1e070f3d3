import { MethodRefused } from '../payment-errors.ts';
import type { SavedMethod } from '../payments.ts';
import { bodyOf } from './paypal-api.ts';
import type { PaypalDeps } from './paypal-deps.ts';

/** How long PayPal keeps a setup token that no one approves. */
const setupMs = 3 * 3_600_000;

interface Approval {
  customer: string;
  idempotencyKey: string;
  returnUrl: string;
}

/** Starts an approval. Whose it is we note ourselves: PayPal knows its payers only. */
export async function beginApproval({ api, refs, academyName }: PaypalDeps, approval: Approval) {
  const { customer, idempotencyKey, returnUrl } = approval;
  const paypal = {
    usage_type: 'MERCHANT',
    description: academyName,
    experience_context: experienceOf(returnUrl),
  };
  const body = bodyOf(
    await api('/v3/vault/setup-tokens', {
      method: 'POST',
      requestId: `${idempotencyKey}:setup`,
      body: { payment_source: { paypal } },
    }),
  );
  await refs.keep('method', `setup ${body.id}`, customer);
  const url = linkOf(body, 'approve');
  return { token: String(body.id), url, expiresAt: new Date(Date.now() + setupMs) };
}

/** Where PayPal leads back to, and how its payer decided. */
export function experienceOf(returnUrl: string) {
  const back = (outcome: string) => {
    const url = new URL(returnUrl);
    url.searchParams.set('outcome', outcome);
    return url.href;
  };
  return {
    return_url: back('approved'),
    cancel_url: back('declined'),
    shipping_preference: 'NO_SHIPPING',
  };
}

/** An approved setup token becomes a payment token, once. */
export async function saveMethod(
  { api, refs }: PaypalDeps,
  { token, customer }: { token: string; customer: string },
): Promise<SavedMethod> {
  if ((await refs.find('method', `setup ${token}`)) !== customer)
    throw new MethodRefused('tokenUsed', 'This approval is not yours. Start again.');
  const answer = await api('/v3/vault/payment-tokens', {
    method: 'POST',
    requestId: `${token}:save`,
    body: { payment_source: { token: { id: token, type: 'SETUP_TOKEN' } } },
  });
  if (answer.issue) throw new MethodRefused('notApproved', 'The wallet was not approved.');
  return toSaved(answer.body);
}

export async function readMethod(
  { api }: PaypalDeps,
  ref: string,
): Promise<SavedMethod | undefined> {
  const answer = await api(`/v3/vault/payment-tokens/${encodeURIComponent(ref)}`);
  return answer.status === 404 ? undefined : toSaved(bodyOf(answer));
}

export async function removeMethod({ api }: PaypalDeps, ref: string): Promise<void> {
  const path = `/v3/vault/payment-tokens/${encodeURIComponent(ref)}`;
  const answer = await api(path, { method: 'DELETE' });
  if (answer.status !== 404) bodyOf(answer);
}

interface PaymentToken {
  id: string;
  payment_source?: { paypal?: { email_address?: string } };
}

const toSaved = ({ id, payment_source }: PaymentToken): SavedMethod => ({
  ref: id,
  kind: 'wallet',
  brand: null,
  funding: null,
  last4: null,
  zip: null,
  expMonth: null,
  expYear: null,
  expiresAt: null,
  payerEmail: payment_source?.paypal?.email_address ?? null,
});

/** An address that PayPal names in an answer. */
export function linkOf(body: { links?: { rel: string; href: string }[] }, rel: string): string {
  return body.links?.find((link) => link.rel === rel)?.href ?? '';
}
