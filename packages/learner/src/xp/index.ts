export { LevelPanel } from './level-panel.tsx';
export { LevelUpDialog } from './level-up-dialog.tsx';
export { XpCount, type XpCountProps } from './xp-count.tsx';
