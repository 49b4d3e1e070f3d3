import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentEvent } from '../payment-event.ts';
import type { PaypalDeps } from './paypal-deps.ts';

const windowMs = 3 * 86_400_000;
/** PayPal tries again for three days, each time with the time of the first. */
const aheadMs = 300_000;

interface Delivery {
  rawBody: Buffer;
  headers: IncomingHttpHeaders;
  now: Date;
}

/** PayPal itself says whether it sent this: it gets the body back byte for byte. */
export async function readEvent(
  { api, settings }: PaypalDeps,
  { rawBody, headers, now }: Delivery,
): Promise<PaymentEvent | 'other' | undefined> {
  const sent = Date.parse(textOf(headers, 'transmission-time'));
  const age = now.getTime() - sent;
  if (!(age < windowMs && age > -aheadMs)) return undefined;
  const text = rawBody.toString();
  const event = parse(text);
  if (!event) return undefined;
  const proof = JSON.stringify({
    transmission_id: textOf(headers, 'transmission-id'),
    transmission_time: textOf(headers, 'transmission-time'),
    transmission_sig: textOf(headers, 'transmission-sig'),
    cert_url: textOf(headers, 'cert-url'),
    auth_algo: textOf(headers, 'auth-algo'),
    webhook_id: settings.webhookId,
  });
  const { status, body } = await api('/v1/notifications/verify-webhook-signature', {
    method: 'POST',
    body: `${proof.slice(0, -1)},"webhook_event":${text}}`,
  });
  return status === 200 && body.verification_status === 'SUCCESS' ? toEvent(event) : undefined;
}

function textOf(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[`paypal-${name}`];
  return typeof value === 'string' ? value : '';
}

interface PaypalEvent {
  id: string;
  event_type: string;
  create_time: string;
  resource: {
    id?: string;
    dispute_id?: string;
    custom_id?: string;
    supplementary_data?: { related_ids?: { order_id?: string } };
  };
}

function parse(text: string): PaypalEvent | undefined {
  try {
    const event = JSON.parse(text) as Partial<PaypalEvent> | null;
    const isWhole = event?.id && event.event_type && event.create_time && event.resource;
    return isWhole ? (event as PaypalEvent) : undefined;
  } catch {
    return undefined;
  }
}

function toEvent({ id, event_type: name, create_time, resource }: PaypalEvent) {
  const at = new Date(create_time);
  const facts = { id, at, version: at.getTime() };
  const key = resource.custom_id && { idempotencyKey: resource.custom_id };
  const order = resource.supplementary_data?.related_ids?.order_id;
  if (name.startsWith('CUSTOMER.DISPUTE.') && resource.dispute_id)
    return { ...facts, type: 'dispute', ref: resource.dispute_id } as const;
  if (!resource.id) return 'other';
  if (/^PAYMENT\.CAPTURE\.(REFUNDED|REVERSED)$|^PAYMENT\.REFUND\./.test(name))
    return { ...facts, type: 'refund', ref: resource.id, ...key } as const;
  if (name.startsWith('PAYMENT.CAPTURE.') && order)
    return { ...facts, type: 'charge', ref: order, ...key } as const;
  if (name.startsWith('VAULT.PAYMENT-TOKEN.'))
    return { ...facts, type: 'method', ref: resource.id } as const;
  return 'other';
}
