import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { DEFAULT_QUIZ_LIST_PAGE } from '../../domain/constants.ts';
import { read } from '../read.ts';
import {
  type InboxFilter,
  inboxParameters,
  type WorkFilter,
  workParameters,
} from './work-filter.ts';

/** The quiz of a lesson with the answers saved so far, without its answer key. */
export const quizQuery = (client: UplinkClient, moduleId: number) =>
  queryOptions(read(client, '/me/modules/{moduleId}/quiz', { path: { moduleId } }));

/** The learner's quizzes. */
export const myQuizzesQuery = (
  client: UplinkClient,
  { page = DEFAULT_QUIZ_LIST_PAGE, ...rest }: WorkFilter,
) => {
  const filter = { ...rest, page };
  return queryOptions({
    ...read(client, '/me/quizzes', workParameters(filter)),
    placeholderData: keepPreviousData,
  });
};

/** Quiz submissions a mentor may read. */
export const quizSubmissionsQuery = (client: UplinkClient, filter: InboxFilter) =>
  queryOptions({
    ...read(client, '/quizzes/-/submissions', inboxParameters(filter)),
    placeholderData: keepPreviousData,
  });

/** One handed-in quiz with its review. */
export const quizSubmissionQuery = (
  client: UplinkClient,
  path: { quizId: number; submissionId: number },
) => queryOptions(read(client, '/quizzes/{quizId}/submissions/{submissionId}', { path }));
