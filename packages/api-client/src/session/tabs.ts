/** Messages between tabs. Kept in memory only, never stored. */
export type TabMessage<Token> = { kind: 'token'; token: Token } | { kind: 'signedOut' };

/** The other tabs of this browser. */
export interface Tabs<Token> {
  /** Runs one task at a time across all tabs. */
  exclusively: <Value>(work: () => Promise<Value>) => Promise<Value>;
  tell: (message: TabMessage<Token>) => void;
}

const name = 'uplink.renewal';
/** How long a tab without Web Locks waits for another, and how often it checks. */
const patienceMs = 5000;
const lookMs = 100;
/**
 * How long a message between tabs may take on a busy machine. Only a tab waiting its turn waits for
 * it.
 */
const hearingMs = 250;

/**
 * Coordinates the tabs of a browser with Web Locks, or an entry in storage where there are none.
 */
export function joinTabs<Token>(
  onMessage: (message: TabMessage<Token>) => void,
  { locks = globalThis.navigator?.locks }: { locks?: LockManager | null } = {},
): Tabs<Token> {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage<Token>>) =>
    onMessage(data),
  );
  // Node has channels too, and an open one would keep its process alive forever.
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
 * Turns through an entry in storage, for Safari before 15.4. Two tabs can take a turn at the same
 * moment; the server tolerates a renewal that is sent twice.
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

/** Reads or writes the entry; if storage is blocked, there is no other tab to wait for. */
function word(next?: string): string | null | undefined {
  try {
    if (next === undefined) return localStorage.getItem(name);
    localStorage.setItem(name, next);
  } catch {}
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
