import type { SaveEntry, SaveState } from '@uplink/api-client';

/** Something typed here that was changed elsewhere meanwhile, in words. */
export interface Conflict {
  /** The piece of the form. */
  id: string;
  /** What people call it, e.g. 'Question 3'. */
  label: string;
  mine: readonly string[];
  theirs: readonly string[];
}

/** The conflicts among the pieces of a form. `describe` puts both versions into words. */
export function findConflicts<Value>(
  entries: ReadonlyMap<string, SaveEntry<Value>>,
  describe: (id: string, mine: Value, theirs: Value) => Omit<Conflict, 'id'>,
): Conflict[] {
  return [...entries].flatMap(([id, { value, state, theirs }]) =>
    state === 'conflict' && theirs ? [{ id, ...describe(id, value, theirs.value) }] : [],
  );
}

/** Whether something is still waiting here that automatic saving could not send. */
export function isUnsafe(state: SaveState): boolean {
  return state === 'offline' || state === 'failed' || state === 'conflict';
}
