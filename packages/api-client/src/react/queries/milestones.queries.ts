import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { type InboxFilter, workParameters } from './work-filter.ts';

/** The own milestones of started cohorts; those of one program, when it is named. */
export const myMilestonesQuery = ({ api, unwrap }: UplinkClient, moduleId?: number) =>
  queryOptions({
    queryKey: ['/me/milestones', moduleId],
    queryFn: () =>
      unwrap(
        api.GET('/me/milestones', {
          params: { query: moduleId === undefined ? {} : { moduleId } },
        }),
      ),
  });

/** One own milestone with what was handed in, feedback and drafts. */
export const milestoneQuery = ({ api, unwrap }: UplinkClient, id: number) =>
  queryOptions({
    queryKey: ['/me/milestones/{id}', id],
    queryFn: () => unwrap(api.GET('/me/milestones/{id}', { params: { path: { id } } })),
  });

/** The private address of the own calendar. */
export const calendarQuery = ({ api, unwrap }: UplinkClient) =>
  queryOptions({
    queryKey: ['/me/calendar'],
    queryFn: () => unwrap(api.GET('/me/calendar')),
  });

/** Which milestones of an inbox. */
export interface MilestoneInboxFilter extends InboxFilter {
  category?: 1 | 2 | 3 | 4 | undefined;
}

/** Milestones that were handed in to somebody who reviews them. */
export const milestoneSubmissionsQuery = (
  { api, unwrap }: UplinkClient,
  filter: MilestoneInboxFilter,
) =>
  queryOptions({
    queryKey: ['/milestones/-/submissions', filter],
    queryFn: () => unwrap(api.GET('/milestones/-/submissions', workParameters(filter))),
    placeholderData: keepPreviousData,
  });

/** A learner's milestone with what happened to it. */
export const milestoneSubmissionQuery = (
  { api, unwrap }: UplinkClient,
  path: { milestoneId: number; userId: number },
) =>
  queryOptions({
    queryKey: ['/milestones/{milestoneId}/users/{userId}', path],
    queryFn: () =>
      unwrap(api.GET('/milestones/{milestoneId}/users/{userId}', { params: { path } })),
  });
