export { LevelPanel } from './level-panel.tsx';
export { XpCount, type XpCountProps } from './xp-count.tsx';
