import type { Schema } from '@uplink/api-client';
import {
  type MilestoneAction,
  MilestoneStatus,
  milestoneStatusLabel,
  nextMilestoneStatus,
} from '@uplink/api-client/domain';
import type { milestonePartsMessages } from '@uplink/kit/milestones';
import type { milestoneReviewMessages } from './milestone-review.messages.ts';

const offered: readonly MilestoneAction[] = [
  'sendBack',
  'complete',
  'underReview',
  'waive',
  'reset',
];

/** What can be made of a milestone in this state. The usual two come first. */
export function decisionsOn(status: number): { usual: MilestoneAction[]; more: MilestoneAction[] } {
  const all = offered.filter((action) => nextMilestoneStatus(status, action) !== undefined);
  const isUsual = (action: MilestoneAction) => action === 'sendBack' || action === 'complete';
  return { usual: all.filter(isUsual), more: all.filter((action) => !isUsual(action)) };
}

/** What happened, in words, with who did it. */
export function eventWords(
  { status, version, by }: Schema<'MilestoneEvent'>,
  messages: typeof milestoneReviewMessages,
  statuses?: (typeof milestonePartsMessages)['statuses'],
): string {
  const what =
    status === MilestoneStatus.readyForReview
      ? messages.submitted(version)
      : milestoneStatusLabel(status, statuses);
  return messages.by(what, by.name);
}
