import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentEvent } from '../payment-event.ts';

export const signatureHeader = 'sandbox-signature';
const toleranceMs = 5 * 60_000;

/** The time and a MAC of the time and the body, byte for byte. */
export function sign(key: string, rawBody: string, now: Date): string {
  const t = Math.floor(now.getTime() / 1000);
  return `t=${t},v1=${macOf(key, t, rawBody)}`;
}

const macOf = (key: string, t: number | string, rawBody: string | Buffer): string =>
  createHmac('sha256', key).update(`${t}.`).update(rawBody).digest('hex');

/** Undefined unless it was signed with the key within the last minutes. */
export function readSigned(
  key: string,
  { rawBody, headers, now }: { rawBody: Buffer; headers: IncomingHttpHeaders; now: Date },
): PaymentEvent | undefined {
  const header = headers[signatureHeader];
  const [, t, v1] =
    (typeof header === 'string' && /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header)) || [];
  if (!t || !v1) return undefined;
  if (Math.abs(now.getTime() - Number(t) * 1000) > toleranceMs) return undefined;
  if (!timingSafeEqual(Buffer.from(v1), Buffer.from(macOf(key, t, rawBody)))) return undefined;
  const { at, ...event } = JSON.parse(rawBody.toString()) as PaymentEvent & { at: string };
  return { ...event, at: new Date(at) };
}
