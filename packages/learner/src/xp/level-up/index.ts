export { LevelUpDialog } from './level-up-dialog.tsx';
