import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read } from '../read.ts';
import { type InboxFilter, inboxParameters } from './work-filter.ts';

/** The learner's milestones in started cohorts; optionally of one program. */
export const myMilestonesQuery = (client: UplinkClient, moduleId?: number) =>
  queryOptions(
    read(client, '/me/milestones', { query: moduleId === undefined ? {} : { moduleId } }),
  );

/** One of the learner's milestones with submissions, feedback and drafts. */
export const milestoneQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/me/milestones/{id}', { path: { id } }));

/** The private address of the learner's calendar. */
export const calendarQuery = (client: UplinkClient) => queryOptions(read(client, '/me/calendar'));

/** Filters a milestone inbox. */
export interface MilestoneInboxFilter extends InboxFilter {
  category?: 1 | 2 | 3 | 4 | undefined;
}

/** Milestone submissions to review. */
export const milestoneSubmissionsQuery = (client: UplinkClient, filter: MilestoneInboxFilter) =>
  queryOptions({
    ...read(client, '/milestones/-/submissions', inboxParameters(filter)),
    placeholderData: keepPreviousData,
  });

/** A learner's milestone and its history. */
export const milestoneSubmissionQuery = (
  client: UplinkClient,
  path: { milestoneId: number; userId: number },
) => queryOptions(read(client, '/milestones/{milestoneId}/users/{userId}', { path }));

/** The due dates of a cohort, with the version a change of them names. */
export const cohortDueDatesQuery = (client: UplinkClient, cohortId: number) =>
  queryOptions(read(client, '/management/cohorts/{cohortId}/milestones', { path: { cohortId } }));
