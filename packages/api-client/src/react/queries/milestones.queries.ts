import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';

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
