import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { type InboxFilter, type WorkFilter, workParameters } from './work-filter.ts';

/** The homework of a lesson with its draft and what was handed in. */
export const homeworkQuery = ({ api, unwrap }: UplinkClient, moduleId: number) =>
  queryOptions({
    queryKey: ['/me/modules/{moduleId}/homework', moduleId],
    queryFn: () =>
      unwrap(api.GET('/me/modules/{moduleId}/homework', { params: { path: { moduleId } } })),
  });

/** The learner's own homeworks. */
export const myHomeworksQuery = ({ api, unwrap }: UplinkClient, filter: WorkFilter) =>
  queryOptions({
    queryKey: ['/me/homeworks', filter],
    queryFn: () => unwrap(api.GET('/me/homeworks', workParameters(filter))),
    placeholderData: keepPreviousData,
  });

/** Which homework of an inbox. */
export interface HomeworkInboxFilter extends InboxFilter {
  type?: 'UPLOAD' | 'DIGITIZE' | undefined;
}

/** Homework submissions a mentor reviews. */
export const homeworkSubmissionsQuery = (
  { api, unwrap }: UplinkClient,
  filter: HomeworkInboxFilter,
) =>
  queryOptions({
    queryKey: ['/homeworks/-/submissions', filter],
    queryFn: () => unwrap(api.GET('/homeworks/-/submissions', workParameters(filter))),
    placeholderData: keepPreviousData,
  });

/** The products a mentor reviews; those with homework alone, when asked. */
export const mentorModulesQuery = (
  { api, unwrap }: UplinkClient,
  id: number,
  homeworkReview: boolean,
) =>
  queryOptions({
    queryKey: ['/mentors/{id}/modules', id, homeworkReview],
    queryFn: () =>
      unwrap(
        api.GET('/mentors/{id}/modules', { params: { path: { id }, query: { homeworkReview } } }),
      ),
  });

/** One handed-in homework with its thread. */
export const homeworkSubmissionQuery = (
  { api, unwrap }: UplinkClient,
  path: { homeworkId: number; submissionId: number },
) =>
  queryOptions({
    queryKey: ['/homeworks/{homeworkId}/submissions/{submissionId}', path],
    queryFn: () =>
      unwrap(api.GET('/homeworks/{homeworkId}/submissions/{submissionId}', { params: { path } })),
  });
