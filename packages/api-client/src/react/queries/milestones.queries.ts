import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read } from '../read.ts';
import { type InboxFilter, workParameters } from './work-filter.ts';

/** The own milestones of started cohorts; those of one program, when it is named. */
export const myMilestonesQuery = (client: UplinkClient, moduleId?: number) =>
  queryOptions(
    read(client, '/me/milestones', { query: moduleId === undefined ? {} : { moduleId } }),
  );

/** One own milestone with what was handed in, feedback and drafts. */
export const milestoneQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/me/milestones/{id}', { path: { id } }));

/** The private address of the own calendar. */
export const calendarQuery = (client: UplinkClient) => queryOptions(read(client, '/me/calendar'));

/** Which milestones of an inbox. */
export interface MilestoneInboxFilter extends InboxFilter {
  category?: 1 | 2 | 3 | 4 | undefined;
}

/** Milestones that were handed in to somebody who reviews them. */
export const milestoneSubmissionsQuery = (client: UplinkClient, filter: MilestoneInboxFilter) =>
  queryOptions({
    ...read(client, '/milestones/-/submissions', workParameters(filter)),
    placeholderData: keepPreviousData,
  });

/** A learner's milestone with what happened to it. */
export const milestoneSubmissionQuery = (
  client: UplinkClient,
  path: { milestoneId: number; userId: number },
) => queryOptions(read(client, '/milestones/{milestoneId}/users/{userId}', { path }));
