/** Something that was done and can be taken back. */
export interface Undoable {
  /** What was done: 'Note deleted'. */
  title: string;
  onUndo: () => void;
}

export interface UndoableProps {
  /** Shows what was done with the way to take it back, as a toast does. Without it someone is asked before. */
  onUndoable?: ((done: Undoable) => void) | undefined;
}
