/** Messages between tabs. Kept in memory only, never stored. */
export type TabMessage<Token> = { kind: 'token'; token: Token } | { kind: 'signedOut' };

/** Later messages have higher ids. */
type Told<Token> = TabMessage<Token> & { id?: number };

/** The other tabs of this browser. */
export interface Tabs<Token> {
  /** Runs one task at a time across all tabs. */
  exclusively: <Value>(work: () => Promise<Value>) => Promise<Value>;
  tell: (message: TabMessage<Token>) => void;
}

const name = 'uplink.renewal';
/** Holds the id of the last message that a tab sent to the others. */
const lastTold = 'uplink.told';
/** How long a tab without Web Locks waits for another, and how often it checks. */
const patienceMs = 5000;
const lookMs = 100;
/** How long a turn lasts after its work, so that the next tab can read the last message. */
const hearingMs = 250;
/** How long a message between tabs may take on a busy machine. Only a tab whose turn it is waits for it. */
const longestHearingMs = 5000;

/**
 * Coordinates the tabs of a browser with Web Locks, or with an entry in storage in browsers without them.
 */
export function joinTabs<Token>(
  onMessage: (message: TabMessage<Token>) => void,
  { locks = globalThis.navigator?.locks }: { locks?: LockManager | null } = {},
): Tabs<Token> {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  // Messages sent before this tab opened never reach it.
  let heard = lastToldId();
  channel?.addEventListener('message', ({ data }: MessageEvent<Told<Token>>) => {
    heard = Math.max(heard, data.id ?? 0);
    onMessage(data);
  });
  // Node has channels too, and an open one would keep its process alive forever.
  (channel as { unref?: () => void } | undefined)?.unref?.();

  /** Waits for a message that another tab sent before this one's turn, if it is still on its way. */
  async function hear(): Promise<void> {
    const told = lastToldId();
    const until = Date.now() + longestHearingMs;
    while (channel && told > heard && Date.now() < until) await pause(lookMs);
    heard = Math.max(heard, told);
  }

  return {
    exclusively: (work) =>
      new Promise((resolve, reject) => {
        const turn = () =>
          hear()
            .then(work)
            .then(resolve, reject)
            .then(() => pause(hearingMs));
        (locks ? locks.request(name, turn) : inTurn(turn)).catch(reject);
      }),
    tell(message) {
      heard = Date.now() + Math.random();
      kept(lastTold, String(heard));
      channel?.postMessage({ ...message, id: heard });
    },
  };
}

/**
 * Turns through an entry in storage, for Safari before 15.4. Two tabs can take a turn at the same
 * moment; the server tolerates a renewal that is sent twice.
 */
async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  while (Number(kept(name)) > Date.now()) await pause(lookMs);
  kept(name, String(Date.now() + patienceMs));
  try {
    return await work();
  } finally {
    kept(name, '');
  }
}

const lastToldId = () => Number(kept(lastTold)) || 0;

/** Reads or writes an entry in storage; if that is blocked, there is no other tab to wait for. */
function kept(key: string, next?: string): string | null | undefined {
  try {
    if (next === undefined) return localStorage.getItem(key);
    localStorage.setItem(key, next);
  } catch {}
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
