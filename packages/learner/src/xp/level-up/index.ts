export { LevelUpDialog, type LevelUpDialogProps } from './level-up-dialog.tsx';
