export { Category, type CategoryProps } from './category.tsx';
export { HandedInWork, type HandedInWorkProps } from './handed-in-work.view.tsx';
export { MilestoneLink, type MilestoneLinkProps } from './milestone-link.tsx';
export { milestonePartsMessages } from './milestone-parts.messages.ts';
export { dueWords, statusKind } from './milestones.rules.ts';
export { MilestonesSkeleton } from './milestones-skeleton.view.tsx';
