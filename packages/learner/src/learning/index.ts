export { Dashboard, type DashboardProps } from './dashboard.tsx';
export { Outline, type OutlineProps } from './outline.tsx';
