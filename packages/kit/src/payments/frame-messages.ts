import type { CardFacts } from './payments.types.ts';

/** What the sandbox's card frame says. */
export type FrameMessage =
  | { type: 'ready'; height: number }
  | { type: 'size'; height: number }
  | { type: 'enter' }
  | { type: 'token'; id: number; token: string; card: CardFacts }
  | { type: 'fault'; id: number; message: string };

const tallest = 2000;

/** Undefined unless it comes from the frame that was given this nonce, in the form agreed on. */
export function readFrameMessage(data: unknown, nonce: string): FrameMessage | undefined {
  const message = recordOf(data);
  if (message.source !== 'uplink-card' || message.nonce !== nonce) return undefined;
  const { type, id, height, token, message: text } = message;
  if (type === 'enter') return { type };
  if ((type === 'ready' || type === 'size') && isWhole(height))
    return { type, height: Math.min(height, tallest) };
  if (type === 'fault' && isWhole(id) && isText(text)) return { type, id, message: text };
  const card = readCard(message.card);
  if (type === 'token' && isWhole(id) && isText(token) && card) return { type, id, token, card };
  return undefined;
}

function readCard(data: unknown): CardFacts | undefined {
  const { zip, brand, expMonth, expYear, funding, last4 } = recordOf(data);
  const areTexts = [zip, brand, funding, last4].every(isText);
  if (!areTexts || !isWhole(expMonth) || !isWhole(expYear)) return undefined;
  return { zip, brand, expMonth, expYear, funding, last4 } as CardFacts;
}

const recordOf = (data: unknown): Record<string, unknown> =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 500;
const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;
