import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read } from '../read.ts';
import {
  type InboxFilter,
  inboxParameters,
  type WorkFilter,
  workParameters,
} from './work-filter.ts';

/** The homework of a lesson with its draft and submissions. */
export const homeworkQuery = (client: UplinkClient, moduleId: number) =>
  queryOptions(read(client, '/me/modules/{moduleId}/homework', { path: { moduleId } }));

/** The learner's homework. */
export const myHomeworksQuery = (client: UplinkClient, filter: WorkFilter) =>
  queryOptions({
    ...read(client, '/me/homeworks', workParameters(filter)),
    placeholderData: keepPreviousData,
  });

/** The learner's products with homework, and how much of it is open. */
export const productHomeworksQuery = (client: UplinkClient) =>
  queryOptions(read(client, '/me/products/-/homeworks'));

/** Filters a homework inbox. */
export interface HomeworkInboxFilter extends InboxFilter {
  type?: 'UPLOAD' | 'DIGITIZE' | undefined;
}

/** Homework submissions a mentor reviews. */
export const homeworkSubmissionsQuery = (client: UplinkClient, filter: HomeworkInboxFilter) =>
  queryOptions({
    ...read(client, '/homeworks/-/submissions', inboxParameters(filter)),
    placeholderData: keepPreviousData,
  });

/** The products a mentor reviews; optionally only those with homework. */
export const mentorModulesQuery = (client: UplinkClient, id: number, homeworkReview: boolean) =>
  queryOptions(read(client, '/mentors/{id}/modules', { path: { id }, query: { homeworkReview } }));

/** One handed-in homework with its thread. */
export const homeworkSubmissionQuery = (
  client: UplinkClient,
  path: { homeworkId: number; submissionId: number },
) => queryOptions(read(client, '/homeworks/{homeworkId}/submissions/{submissionId}', { path }));

/** The comments on the lines of a submission. */
export const submissionCommentsQuery = (
  client: UplinkClient,
  path: { homeworkId: number; submissionId: number },
) =>
  queryOptions(
    read(client, '/homeworks/{homeworkId}/submissions/{submissionId}/comments', { path }),
  );
