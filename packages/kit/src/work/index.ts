export { SubmissionStatusBadge, type SubmissionStatusBadgeProps } from './submission-status.tsx';
export { WorkFilter, type WorkFilterProps } from './work-filter.view.tsx';
export { WorkListView, type WorkListViewProps, type WorkRow } from './work-list.view.tsx';
