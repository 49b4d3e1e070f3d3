/** Sends the events of a page in batches, one at a time, and drops what is over its limit. */
export interface Outbox<Event> {
  add: (event: Event) => void;
  /** The page may be gone in a moment: what fits goes at once, and outlives it. */
  leave: () => void;
  /** Sends what waits and takes nothing more. */
  end: () => void;
}

export interface Batch<Event> {
  /** From 0; the same when a batch is sent again. */
  number: number;
  events: Event[];
}

export interface OutboxOptions<Event> {
  /** Throws when no one took the batch; it is sent again later. */
  send: (batch: Batch<Event>, options: { keepalive: boolean }) => Promise<void>;
  /** Between two batches; longer after failures. @default 5000 */
  pauseMs?: number;
  /** Letters of the JSON of a batch. @default 600000 */
  mostInBatch?: number;
  /** Letters that wait altogether. @default 2000000 */
  mostWaiting?: number;
  /** There was no room: all that waited is gone. */
  onOverflow: () => void;
}

/** What a browser sends for a page that is gone. */
const mostKeptAlive = 60_000;
const mostEvents = 1000;
const longestPauseMs = 60_000;

export function createOutbox<Event>({
  send,
  pauseMs = 5000,
  mostInBatch = 600_000,
  mostWaiting = 2_000_000,
  onOverflow,
}: OutboxOptions<Event>): Outbox<Event> {
  let waiting: { event: Event; size: number }[] = [];
  let size = 0;
  let number = 0;
  let failures = 0;
  let unsent: Batch<Event> | undefined;
  let isSending = false;
  let isEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function take(most: number): Batch<Event> | undefined {
    let letters = 0;
    let count = 0;
    for (const one of waiting) {
      if (letters + one.size > most || count === mostEvents) break;
      letters += one.size;
      count += 1;
    }
    if (count === 0) return undefined;
    size -= letters;
    const events = waiting.splice(0, count).map(({ event }) => event);
    number += 1;
    return { number: number - 1, events };
  }

  async function flush(): Promise<void> {
    timer = undefined;
    if (isSending) return;
    isSending = true;
    unsent ??= take(mostInBatch);
    try {
      if (unsent) await send(unsent, { keepalive: false });
      unsent = undefined;
      failures = 0;
    } catch {
      failures += 1;
    }
    isSending = false;
    schedule();
  }

  function schedule(): void {
    // After the end one more failure is the last.
    if (timer !== undefined || isSending || (isEnded && failures > 0)) return;
    if (!unsent && waiting.length === 0) return;
    const pause = isEnded ? 0 : Math.min(pauseMs * 2 ** failures, longestPauseMs);
    timer = setTimeout(() => void flush(), pause);
  }

  return {
    add(event) {
      if (isEnded) return;
      const letters = JSON.stringify(event).length;
      if (letters > mostInBatch || size + letters > mostWaiting) {
        waiting = [];
        size = 0;
        unsent = undefined;
        onOverflow();
        return;
      }
      waiting.push({ event, size: letters });
      size += letters;
      schedule();
    },
    leave() {
      const batch = take(mostKeptAlive);
      if (batch) send(batch, { keepalive: true }).catch(() => {});
    },
    end() {
      isEnded = true;
      clearTimeout(timer);
      timer = undefined;
      schedule();
    },
  };
}
