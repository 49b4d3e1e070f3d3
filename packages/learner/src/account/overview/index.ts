export { AchievementList, type AchievementListProps } from './achievement-list.tsx';
export { Overview, type OverviewProps } from './overview.tsx';
