export type { Conflict } from './conflict.ts';
export { ConflictChoice, type ConflictChoiceProps } from './conflict-choice.tsx';
export { formDraft, storedDraft } from './form-draft.ts';
export { useKeptText } from './kept-text.ts';
export { hasUnsaved, useUnsavedWarning, warnBeforeLeaving } from './leave-warning.ts';
export { newId } from './new-id.ts';
export { SaveSign, type SaveSignProps } from './save-sign.tsx';
export {
  type Saving,
  savingOf,
  type UsedSaveQueue,
  useSaveQueue,
} from './use-save-queue.ts';
