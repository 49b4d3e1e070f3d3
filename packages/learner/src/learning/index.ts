export { Dashboard } from './dashboard.tsx';
export type { DashboardProps } from './dashboard.types.ts';
export { Outline } from './outline.tsx';
export type { OutlineProps } from './outline.types.ts';
