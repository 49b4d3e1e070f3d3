import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { operations } from '../../contract.ts';
import { read, readKey } from '../read.ts';
import { type Gaps, withoutGaps } from './work-filter.ts';

/** The milestones of a program as its authors change them. */
export const moduleMilestonesQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/creator/me/modules/{id}/milestones', { path: { id } }));

/** The cohorts of a program as its authors change them. */
export const moduleCohortsQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/creator/me/modules/{id}/cohorts', { path: { id } }));

/** The lessons of a program with their day in a cohort. */
export const lessonMappingsQuery = (client: UplinkClient, cohortId: number) =>
  queryOptions(
    read(client, '/creator/me/cohorts/{cohortId}/lesson-mappings', { path: { cohortId } }),
  );

/** Narrows the list of cohorts and says which part of it to read. */
export type CohortsFilter = Gaps<NonNullable<operations['listCohorts']['parameters']['query']>>;

/** A page of the cohorts that staff look after. */
export const cohortsQuery = (client: UplinkClient, filter: CohortsFilter) =>
  queryOptions({
    ...read(client, '/management/cohorts', { query: withoutGaps(filter) }),
    placeholderData: keepPreviousData,
  });

/** The cohorts of one program, for staff. */
export const programCohortsQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/management/modules/{id}/cohorts', { path: { id } }));

/** A cohort with its milestones, for staff. */
export const cohortQuery = (client: UplinkClient, cohortId: number) =>
  queryOptions(read(client, '/management/cohorts/{cohortId}', { path: { cohortId } }));

/** What is set in a cohort, for staff. */
export const cohortSettingsQuery = (client: UplinkClient, cohortId: number) =>
  queryOptions(read(client, '/management/cohorts/{cohortId}/settings', { path: { cohortId } }));

/** The lessons of a program with their day in a cohort, for staff. */
export const cohortLessonsQuery = (client: UplinkClient, cohortId: number) =>
  queryOptions(read(client, '/management/cohorts/{cohortId}/lessons', { path: { cohortId } }));

export type CohortLearnersFilter = Gaps<
  NonNullable<operations['listCohortLearners']['parameters']['query']>
>;

/** A page of the learners of a cohort with each milestone. */
export const cohortLearnersQuery = (
  client: UplinkClient,
  cohortId: number,
  filter: CohortLearnersFilter,
) =>
  queryOptions({
    ...read(client, '/management/cohorts/{cohortId}/users', {
      path: { cohortId },
      query: withoutGaps(filter),
    }),
    placeholderData: keepPreviousData,
  });

/** The latest that staff did with a cohort. */
export const cohortChangesQuery = (client: UplinkClient, cohortId: number, pageSize: number) =>
  queryOptions(
    read(client, '/management/cohorts/{cohortId}/changes', {
      path: { cohortId },
      query: { pageSize },
    }),
  );

/** The programs of a learner with their cohorts. */
export const userProgramsQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/management/users/{id}/programs', { path: { id } }));

/** What a reset of progress would take from a learner. */
export const userProgressQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/management/users/{id}/progress', { path: { id } }));

/** What it would take from several learners together. */
export const usersProgressQuery = (client: UplinkClient, userIds: readonly number[]) =>
  queryOptions(
    read(client, '/management/users/-/progress', { query: { userIds: userIds.join() } }),
  );

/** The milestones of a learner, for staff. */
export const userMilestonesQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/management/users/{id}/milestones', { path: { id } }));

/** All queries that show who is in a cohort, and how far. */
export const cohortKeys = [
  readKey('/creator/me/modules/{id}/cohorts'),
  readKey('/creator/me/cohorts/{cohortId}/lesson-mappings'),
  readKey('/management/users/{id}/milestones'),
  readKey('/management/cohorts'),
  readKey('/management/cohorts/{cohortId}'),
  readKey('/management/cohorts/{cohortId}/settings'),
  readKey('/management/cohorts/{cohortId}/lessons'),
  readKey('/management/cohorts/{cohortId}/users'),
  readKey('/management/cohorts/{cohortId}/changes'),
  readKey('/management/cohorts/{cohortId}/milestones'),
  readKey('/management/modules/{id}/cohorts'),
  readKey('/management/users/{id}/programs'),
  readKey('/management/users/{id}/progress'),
  readKey('/management/users/-/progress'),
] as const;
