import {
  MILESTONE_CATEGORY_LABELS,
  MILESTONE_DUE_DATE_STATUSES,
  MILESTONE_STATUS_LABELS,
  MilestoneStatus,
} from './codes/work.codes.ts';
import { formatDate } from './format.ts';
import { UnexpectedError } from './unexpected-error.ts';

type Labels = Readonly<Record<number, string>>;

/** The label of a milestone's category; an unknown one is an unexpected error (specification, section 4). */
export function milestoneCategoryLabel(
  category: number,
  labels: Labels = MILESTONE_CATEGORY_LABELS,
): string {
  const label = labels[category];
  if (label === undefined) throw new UnexpectedError(`Unknown milestone category: ${category}`);
  return label;
}

/** The label of a milestone's status; an unknown one is an unexpected error. */
export function milestoneStatusLabel(
  status: number,
  labels: Labels = MILESTONE_STATUS_LABELS,
): string {
  const label = labels[status];
  if (label === undefined) throw new UnexpectedError(`Unknown milestone status: ${status}`);
  return label;
}

/** What a list shows beside a milestone: its due date or its status. */
export function milestoneSlot(
  milestone: { status: number; dueDate: string },
  labels?: Labels,
): string {
  const label = milestoneStatusLabel(milestone.status, labels);
  return MILESTONE_DUE_DATE_STATUSES.includes(milestone.status)
    ? formatDate(milestone.dueDate)
    : label;
}

/** The decisions on a milestone, and the status each leads to. */
export const MILESTONE_ACTIONS = {
  complete: MilestoneStatus.complete,
  reset: MilestoneStatus.incomplete,
  sendBack: MilestoneStatus.sentBack,
  underReview: MilestoneStatus.underReview,
  waive: MilestoneStatus.waived,
} as const;
export type MilestoneAction = keyof typeof MILESTONE_ACTIONS;
export type MilestoneEvent = MilestoneAction | 'submit';

const submit = MilestoneStatus.readyForReview;
const { complete, reset, sendBack, underReview, waive } = MILESTONE_ACTIONS;
const open = { submit, complete, sendBack, underReview, waive };

/** The allowed transitions of a milestone. None leads back to the same status. */
export const MILESTONE_TRANSITIONS: Readonly<
  Record<MilestoneStatus, Partial<Record<MilestoneEvent, MilestoneStatus>>>
> = {
  [MilestoneStatus.incomplete]: open,
  [MilestoneStatus.overdue]: open,
  [MilestoneStatus.readyForReview]: { complete, reset, sendBack, underReview, waive },
  [MilestoneStatus.underReview]: { complete, reset, sendBack, waive },
  [MilestoneStatus.sentBack]: { submit, complete, reset, underReview, waive },
  [MilestoneStatus.complete]: { reset, sendBack, underReview, waive },
  [MilestoneStatus.waived]: { complete, reset, sendBack, underReview },
};

/** The status after an event; undefined if it can't happen now. */
export function nextMilestoneStatus(
  status: number,
  event: MilestoneEvent,
): MilestoneStatus | undefined {
  return (
    MILESTONE_TRANSITIONS as Record<number, Partial<Record<MilestoneEvent, MilestoneStatus>>>
  )[status]?.[event];
}

/** Whether a learner can hand it in now, even late. */
export function canSubmitMilestone(status: number): boolean {
  return nextMilestoneStatus(status, 'submit') !== undefined;
}

interface State {
  status: number;
  version: number;
}

/**
 * Whether a milestone is still in the state the user saw. Overdue is incomplete past its due date.
 */
export function isMilestoneAsSeen(seen: State, now: State): boolean {
  const { incomplete, overdue } = MilestoneStatus;
  const stored = (status: number) => (status === overdue ? incomplete : status);
  return stored(seen.status) === stored(now.status) && seen.version === now.version;
}

/**
 * The milestones with the due dates that an extension or a reset answered: shown at once, without
 * loading them again. Only one that was overdue changes its state with its date.
 */
export function withDueDates<Item extends { id: number; status: number; dueDate: string }>(
  milestones: readonly Item[],
  moved: readonly { id: number; dueDate: string }[],
  now: Date,
): Item[] {
  const dates = new Map(moved.map(({ id, dueDate }) => [id, dueDate]));
  return milestones.map((milestone) => {
    const dueDate = dates.get(milestone.id) ?? milestone.dueDate;
    const { incomplete, overdue } = MilestoneStatus;
    const isOpen = milestone.status === incomplete || milestone.status === overdue;
    const status = new Date(dueDate) < now ? overdue : incomplete;
    return { ...milestone, dueDate, ...(isOpen && { status }) };
  });
}
