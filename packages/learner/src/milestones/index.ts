export { MilestonePanel } from './milestone-panel.tsx';
export type { MilestonePanelProps } from './milestone-panel.types.ts';
