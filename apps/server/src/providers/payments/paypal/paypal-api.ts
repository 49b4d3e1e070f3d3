import type { PaymentsConfig } from '../../../config/payments-config.ts';
import { ProviderRefused, ProviderUnreachable } from '../payment-errors.ts';

const timeoutMs = 20_000;
/** A token is renewed a minute before its end. */
const earlyMs = 60_000;

/** An answer PayPal gave: 2xx, or a refusal with the issue it names. */
export interface PaypalAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: JSON of another company; each reader takes what it needs
  body: any;
  /** Such as INSTRUMENT_DECLINED; empty where all went well. */
  issue: string;
}

export interface PaypalCall {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: object | string;
  /** The same for each try of one wish. */
  requestId?: string;
}

export type PaypalApi = (path: string, call?: PaypalCall) => Promise<PaypalAnswer>;

/** Calls of PayPal's REST API. What has no answer, or one of 5xx, throws ProviderUnreachable. */
export function createPaypalApi(
  { clientId, secret }: NonNullable<PaymentsConfig['paypal']>,
  base: string,
): PaypalApi {
  let token: { value: string; until: number } | undefined;

  async function authorize(): Promise<string> {
    if (token && token.until > Date.now()) return token.value;
    const basic = Buffer.from(`${clientId}:${secret}`).toString('base64');
    const { status, body } = await send(`${base}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${basic}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    if (status !== 200) throw new ProviderRefused('PayPal knows no such client.');
    token = { value: body.access_token, until: Date.now() + body.expires_in * 1000 - earlyMs };
    return token.value;
  }

  return async (path, { method = 'GET', body, requestId } = {}) => {
    const answer = await send(base + path, {
      method,
      headers: {
        authorization: `Bearer ${await authorize()}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(requestId && { 'paypal-request-id': requestId }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    if (answer.status === 401) token = undefined;
    return answer;
  };
}

async function send(url: string, init: RequestInit): Promise<PaypalAnswer> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    const text = await response.text();
    const { status } = response;
    if (status >= 500 || status === 429 || status === 409)
      throw new ProviderUnreachable(`PayPal answered ${status}.`);
    const body = text === '' ? {} : JSON.parse(text);
    const issue = status >= 400 ? (body.details?.[0]?.issue ?? body.name ?? `HTTP ${status}`) : '';
    return { status, body, issue };
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw error;
    throw new ProviderUnreachable('PayPal gave no answer.', { cause: error });
  }
}

/** The body of an answer that went well. */
export function bodyOf({ body, issue }: PaypalAnswer) {
  if (issue) throw new ProviderRefused(`PayPal refused: ${issue}.`);
  return body;
}
