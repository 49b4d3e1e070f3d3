import type { PaymentProviders } from '../payments.ts';
import type { Books } from './books.ts';
import { type Control, createControl } from './control.ts';
import { deliverDue, type SendEvent } from './deliver-events.ts';
import { createSandboxProvider } from './sandbox-provider.ts';
import { isWaiting } from './settle-due.ts';

/** The built-in payment provider: it behaves like a real one and moves no money. */
export interface Sandbox {
  books: Books;
  providers: PaymentProviders;
  control: Control;
  /** Names the academy that events go to. */
  deliverTo(send: SendEvent): void;
  /** Delivers all events that are due and tells how many; tests call it when they want the news. */
  deliver(): Promise<number>;
  /** From now on delivers by itself. */
  start(): void;
  /** Ends with the delivery under way. */
  stop(): Promise<void>;
}

const pauseMs = 1000;

export function createSandbox(options: Omit<Books, 'onNews'>): Sandbox {
  let send: SendEvent = async () => 0;
  let isStarted = false;
  let underWay = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const books: Books = { ...options, onNews: () => wake(0) };

  function wake(ms: number): void {
    if (!isStarted) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      underWay = work();
    }, ms).unref();
  }
  async function work(): Promise<void> {
    await underWay;
    // The database may be away: it is tried again as long as the server runs.
    const waits = await deliverDue(books, send)
      .then(() => isWaiting(books))
      .catch(() => true);
    if (waits) wake(pauseMs);
  }

  return {
    books,
    providers: {
      card: createSandboxProvider(books, 'card'),
      wallet: createSandboxProvider(books, 'wallet'),
    },
    control: createControl(books),
    deliverTo: (to) => {
      send = to;
    },
    deliver: () => deliverDue(books, send),
    start: () => {
      isStarted = true;
      wake(0);
    },
    stop: async () => {
      isStarted = false;
      clearTimeout(timer);
      await underWay;
    },
  };
}
