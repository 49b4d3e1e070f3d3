import type { Schema } from '@uplink/api-client';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../plugins/authentication/caller.repository.ts';
import { paging } from '../paging.ts';
import {
  listReviewableMilestones,
  type MilestoneInboxFilter,
} from './milestone-inbox.repository.ts';

/** A page of the handed-in milestones that somebody decides on. */
export async function readMilestoneInbox(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reviewer: Caller,
  { page = 0, pageSize = 20, ...rest }: Partial<MilestoneInboxFilter>,
): Promise<Schema<'MilestoneSubmissionPage'>> {
  const filter = { ...rest, page, pageSize };
  const { data, total } = await listReviewableMilestones(db, reviewer, filter, clock.now());
  return { data, paging: paging('/milestones/-/submissions', filter, total) };
}
