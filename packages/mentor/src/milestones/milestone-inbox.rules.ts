import type { Schema } from '@uplink/api-client';
import {
  formatAgo,
  milestoneCategoryLabel,
  milestoneReviewPath,
  milestoneStatusLabel,
} from '@uplink/api-client/domain';
import type { ListRow } from '@uplink/kit/lists';
import { statusKind } from '@uplink/kit/milestones';
import type { StatusKind } from '@uplink/ui/status';
import { claimWords } from '../shared/inbox/claim-words.ts';
import { messages } from './milestone-inbox.messages.ts';

export interface MilestoneRowItem extends Omit<ListRow, 'badge' | 'id'> {
  /** A milestone has many learners: both name the row. */
  id: string;
  kind: StatusKind;
  label: string;
}

/** A milestone somebody handed in, as who reviews it sees it. */
export function toMilestoneRow(
  item: Schema<'MilestoneSubmissionItem'>,
  now: Date,
  ownUserId: number | undefined,
): MilestoneRowItem {
  const { id, title, user, cohort, category, status, version, submittedAt, claim } = item;
  const facts = [
    user.name,
    cohort.name,
    milestoneCategoryLabel(category),
    version > 1 && messages.version(version),
    formatAgo(submittedAt, now),
    claimWords(claim, ownUserId, now),
  ];
  return {
    id: `${id}-${user.id}`,
    title,
    detail: facts.filter(Boolean).join(', '),
    href: milestoneReviewPath(id, user.id),
    kind: statusKind(status),
    label: milestoneStatusLabel(status),
  };
}
