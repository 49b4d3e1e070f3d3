import {
  MILESTONE_CATEGORY_LABELS,
  MILESTONE_DUE_DATE_STATUSES,
  MILESTONE_STATUS_LABELS,
} from './codes/work.codes.ts';
import { formatDate } from './format.ts';
import { UnexpectedError } from './unexpected-error.ts';

/** The label of a milestone's category; an unknown one is an unexpected error (specification, section 4). */
export function milestoneCategoryLabel(category: number): string {
  const label = (MILESTONE_CATEGORY_LABELS as Record<number, string>)[category];
  if (label === undefined) throw new UnexpectedError(`Unknown milestone category: ${category}`);
  return label;
}

/** The label of a milestone's status; an unknown one is an unexpected error. */
export function milestoneStatusLabel(status: number): string {
  const label = (MILESTONE_STATUS_LABELS as Record<number, string>)[status];
  if (label === undefined) throw new UnexpectedError(`Unknown milestone status: ${status}`);
  return label;
}

/** What a list shows beside a milestone: its due date or its status. */
export function milestoneSlot(milestone: { status: number; dueDate: string }): string {
  const label = milestoneStatusLabel(milestone.status);
  return MILESTONE_DUE_DATE_STATUSES.includes(milestone.status)
    ? formatDate(milestone.dueDate)
    : label;
}
