export { AchievementList, type AchievementListProps } from './achievement-list.tsx';
export { Overview } from './overview.tsx';
export type { OverviewProps } from './overview.types.ts';
