/**
 * Where typed text is. 'saved' means the server confirmed it; in all other states it is only on
 * this device.
 */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'failed' | 'conflict';

const worst: readonly SaveState[] = ['conflict', 'failed', 'offline', 'saving', 'unsaved', 'saved'];

/** One state for many entries: the most urgent one. */
export function overallState(entries: Iterable<{ state: SaveState }>): SaveState {
  const states = new Set([...entries].map(({ state }) => state));
  return worst.find((state) => states.has(state)) ?? 'saved';
}
