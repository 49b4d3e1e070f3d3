import { isSameValue } from '@uplink/api-client';
import { newId } from '@uplink/kit/saving';

/** What this browser knows of its order on a page. Tabs share it, and it survives a reload. */
export interface OrderMemory {
  /** Shows the order, also after its answer was lost. */
  token: string;
  /** The order that was sent last, if any. */
  requestId?: string;
  /** What was sent with it: the same is never sent under another id. */
  sent?: object;
  /** Paid, and every offer answered. */
  isFinished?: boolean;
}

const keyOf = (uniqueId: string) => `uplink.checkout.${uniqueId}`;

/** What is kept of a page's order; first-time visitors get a new token. */
export function readMemory(uniqueId: string): OrderMemory {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(uniqueId)) ?? '{}') as Partial<OrderMemory>;
    if (typeof kept.token === 'string') return kept as OrderMemory;
  } catch {
    // Storage may be blocked or hold something else: this page then works without it.
  }
  return keep(uniqueId, { token: newToken() });
}

function keep(uniqueId: string, memory: OrderMemory): OrderMemory {
  try {
    localStorage.setItem(keyOf(uniqueId), JSON.stringify(memory));
  } catch {
    // As above.
  }
  return memory;
}

/** The id under which these values are sent: the same as before as long as nothing changed. */
export function noteSending(uniqueId: string, sent: object): Required<OrderMemory> {
  const before = readMemory(uniqueId);
  const isSame =
    before.requestId !== undefined && !before.isFinished && isSameValue(before.sent, sent);
  const requestId = isSame ? (before.requestId as string) : newId();
  const memory = { token: before.token, requestId, sent, isFinished: false };
  keep(uniqueId, memory);
  return memory;
}

/** After a decline the next try is another order. */
export function forgetOrder(uniqueId: string): void {
  keep(uniqueId, { token: readMemory(uniqueId).token });
}

export function noteFinished(uniqueId: string): void {
  keep(uniqueId, { ...readMemory(uniqueId), isFinished: true });
}

/** Calls back when another tab has placed or finished an order of this page. */
export function onOtherTab(uniqueId: string, listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === keyOf(uniqueId)) listener();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

/** 256 random bits as base64url. */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');
}
