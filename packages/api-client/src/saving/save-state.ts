/**
 * How safe something typed is. 'saved' is said only after the server said so; all others wait on
 * this device.
 */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'failed' | 'conflict';

const worst: readonly SaveState[] = ['conflict', 'failed', 'offline', 'saving', 'unsaved', 'saved'];

/** One state for many entries: the one somebody has to know of first. */
export function overallState(entries: Iterable<{ state: SaveState }>): SaveState {
  const states = new Set([...entries].map(({ state }) => state));
  return worst.find((state) => states.has(state)) ?? 'saved';
}
