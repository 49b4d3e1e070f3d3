import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { DEFAULT_QUIZ_LIST_PAGE } from '../../domain/constants.ts';
import { type InboxFilter, type WorkFilter, workParameters } from './work-filter.ts';

/** The quiz of a lesson with the answers saved so far, without its key. */
export const quizQuery = ({ api, unwrap }: UplinkClient, moduleId: number) =>
  queryOptions({
    queryKey: ['/me/modules/{moduleId}/quiz', moduleId],
    queryFn: () =>
      unwrap(api.GET('/me/modules/{moduleId}/quiz', { params: { path: { moduleId } } })),
  });

/** The learner's own quizzes. */
export const myQuizzesQuery = (
  { api, unwrap }: UplinkClient,
  { page = DEFAULT_QUIZ_LIST_PAGE, ...rest }: WorkFilter,
) => {
  const filter = { ...rest, page };
  return queryOptions({
    queryKey: ['/me/quizzes', filter],
    queryFn: () => unwrap(api.GET('/me/quizzes', workParameters(filter))),
    placeholderData: keepPreviousData,
  });
};

/** Quiz submissions a mentor may read. */
export const quizSubmissionsQuery = ({ api, unwrap }: UplinkClient, filter: InboxFilter) =>
  queryOptions({
    queryKey: ['/quizzes/-/submissions', filter],
    queryFn: () => unwrap(api.GET('/quizzes/-/submissions', workParameters(filter))),
    placeholderData: keepPreviousData,
  });

/** One handed-in quiz with its review. */
export const quizSubmissionQuery = (
  { api, unwrap }: UplinkClient,
  path: { quizId: number; submissionId: number },
) =>
  queryOptions({
    queryKey: ['/quizzes/{quizId}/submissions/{submissionId}', path],
    queryFn: () =>
      unwrap(api.GET('/quizzes/{quizId}/submissions/{submissionId}', { params: { path } })),
  });
