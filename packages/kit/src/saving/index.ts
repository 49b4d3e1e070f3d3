export { type Conflict, findConflicts, isUnsafe } from './conflict.ts';
export { ConflictChoice, type ConflictChoiceProps } from './conflict-choice.tsx';
export { formDraft } from './form-draft.ts';
export { useKeptText } from './kept-text.ts';
export { useLeaveWarning, useUnsavedWarning } from './leave-warning.ts';
export { newId } from './new-id.ts';
export { SaveSign, type SaveSignProps } from './save-sign.tsx';
