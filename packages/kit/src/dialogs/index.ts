export { Confirm } from './confirm.tsx';
export { FormDialog, type FormDialogProps } from './form-dialog.view.tsx';
export type { UndoableProps } from './undoable.ts';
