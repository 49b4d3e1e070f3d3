export { NextMilestones } from './next-milestones.tsx';
