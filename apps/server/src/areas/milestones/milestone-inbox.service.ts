import type { Schema } from '@uplink/api-client';
import type { PolicyPerson } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import { openWindow, toPage, type WindowQuery } from '../keyset.ts';
import { totalOf } from '../status-counts.ts';
import {
  countReviewableMilestones,
  inboxOrder,
  listReviewableMilestones,
  type MilestoneInboxFilter,
} from './milestone-inbox.repository.ts';

export interface MilestoneInboxQuery extends MilestoneInboxFilter, WindowQuery {
  sort?: string;
}

/** A page of the handed-in milestones that someone decides on. */
export async function readMilestoneInbox(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reviewer: PolicyPerson,
  query: MilestoneInboxQuery,
): Promise<Schema<'MilestoneSubmissionPage'>> {
  const now = clock.now();
  const window = openWindow(inboxOrder(query.sort), query);
  const [found, counts] = await Promise.all([
    listReviewableMilestones(db, reviewer, query, { window, now }),
    countReviewableMilestones(db, reviewer, query, now),
  ]);
  const { rows, cursors } = toPage(window, found, ({ place }) => place);
  const total = totalOf(counts, query.status?.split(',').map(Number));
  return {
    data: rows.map(({ item }) => item),
    paging: { pageSize: window.pageSize, total, ...cursors },
    counts,
  };
}
