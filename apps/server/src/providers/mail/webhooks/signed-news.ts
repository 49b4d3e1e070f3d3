import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { MailFault } from '../mail-faults.ts';

/** News of a mail provider as it came, byte for byte. */
export interface Delivery {
  rawBody: Buffer;
  headers: IncomingHttpHeaders;
  now: Date;
}

/** Undefined for news that isn't signed as it should be. */
export type ReadNews = (delivery: Delivery) => Promise<readonly MailFault[] | undefined>;

const toleranceMs = 300_000;

/** News with `Uplink-Signature: t=<seconds>,v1=<HMAC-SHA256 of "t.body" in hexadecimal>`. */
export const readSignedNews =
  (secret: string): ReadNews =>
  async ({ rawBody, headers, now }) => {
    const header = String(headers['uplink-signature'] ?? '');
    const [, time = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
    const expected = createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest();
    const isSigned = signature && timingSafeEqual(expected, Buffer.from(signature, 'hex'));
    if (!isSigned || Math.abs(now.getTime() - Number(time) * 1000) > toleranceMs) return undefined;
    return faultsIn(parse(rawBody));
  };

interface News {
  events?: { type?: unknown; address?: unknown; isPermanent?: unknown; detail?: unknown }[];
}

function faultsIn({ events }: News): MailFault[] {
  if (!Array.isArray(events)) return [];
  return events.flatMap(({ type, address, isPermanent, detail }): MailFault[] => {
    const isFault = type === 'complaint' || (type === 'bounce' && isPermanent === true);
    if (!isFault || !isAddress(address)) return [];
    const kind = type === 'complaint' ? 'complained' : 'bounced';
    return [{ address, kind, detail: textOf(detail) }];
  });
}

export function parse<Shape extends object>(body: Buffer | string): Shape {
  try {
    const value: unknown = JSON.parse(String(body));
    return (typeof value === 'object' && value !== null ? value : {}) as Shape;
  } catch {
    return {} as Shape;
  }
}

export const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 254 && /^[^\s@\0]+@[^\s@\0]+$/.test(value);

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('\0', '') : '';
