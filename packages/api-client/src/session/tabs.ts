/** What tabs tell each other. Held in memory only, never stored. */
export type TabMessage<Token> = { kind: 'token'; token: Token } | { kind: 'signedOut' };

/** The other tabs of this browser. */
export interface Tabs<Token> {
  /** Runs one piece of work at a time, over all tabs. */
  exclusively: <Value>(work: () => Promise<Value>) => Promise<Value>;
  tell: (message: TabMessage<Token>) => void;
}

const name = 'uplink.renewal';
/** A tab without Web Locks waits so long for another, and looks so often. */
const patienceMs = 5000;
const lookMs = 100;
/** So long a word from one tab to another may take on a busy machine. Only a tab that waits its turn waits for it. */
const hearingMs = 250;

/** Joins the tabs of a browser: Web Locks for turns, and where there are none a word in storage. */
export function joinTabs<Token>(
  onMessage: (message: TabMessage<Token>) => void,
  { locks = globalThis.navigator?.locks }: { locks?: LockManager | null } = {},
): Tabs<Token> {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage<Token>>) =>
    onMessage(data),
  );
  // Node knows channels too, and would wait for this one for ever.
  (channel as { unref?: () => void } | undefined)?.unref?.();

  return {
    exclusively: (work) =>
      new Promise((resolve, reject) => {
        // The turn lasts a moment longer than the work, so that what is told after it is heard by
        // the next tab before that begins.
        const turn = () =>
          work()
            .then(resolve, reject)
            .then(() => pause(hearingMs));
        (locks ? locks.request(name, turn) : inTurn(turn)).catch(reject);
      }),
    tell: (message) => channel?.postMessage(message),
  };
}

/**
 * Turns by a word in storage, for Safari before 15.4. Two tabs can take the same turn in the same
 * moment; the server's grace for a renewal that comes twice covers that.
 */
async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  while (Number(word()) > Date.now()) await pause(lookMs);
  word(String(Date.now() + patienceMs));
  try {
    return await work();
  } finally {
    word('');
  }
}

/** Reads or writes the word; a browser that keeps its storage closed has no other tab to wait for. */
function word(next?: string): string | null | undefined {
  try {
    if (next === undefined) return localStorage.getItem(name);
    localStorage.setItem(name, next);
  } catch {}
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
