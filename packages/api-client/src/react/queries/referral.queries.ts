import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { operations, Schema } from '../../contract.ts';
import { PAGE_SIZES } from '../../domain/constants.ts';
import { read, readKey } from '../read.ts';
import { type Gaps, withoutGaps } from './work-filter.ts';

type Program = Schema<'RewardProgram'>;

/** Both programs have the same calls with the same answers. */
const own = (program: Program) => `/me/${program}` as '/me/referral';
const shared = (program: Program) =>
  (program === 'referral' ? '/referrals' : '/ambassador') as '/referrals';
const managed = (program: Program) =>
  (program === 'referral'
    ? '/management/referrals'
    : '/management/ambassadors/-') as '/management/referrals';

/** What I earned in a program and by which link. */
export const rewardsQuery = (client: UplinkClient, program: Program) =>
  queryOptions(read(client, own(program)));

/** A page of the people who joined by my link. */
export const teamQuery = (client: UplinkClient, program: Program, cursor?: string) =>
  queryOptions({
    ...read(client, `${own(program)}/team`, { query: withoutGaps({ cursor }) }),
    placeholderData: keepPreviousData,
  });

/** A page of the people who enrolled by my link. */
export const enrollmentsQuery = (client: UplinkClient, program: Program, cursor?: string) =>
  queryOptions({
    ...read(client, `${own(program)}/enrollments`, { query: withoutGaps({ cursor }) }),
    placeholderData: keepPreviousData,
  });

/** A page of what my link did. */
export const rewardActivityQuery = (client: UplinkClient, program: Program, cursor?: string) =>
  queryOptions({
    ...read(client, `${own(program)}/activity`, { query: withoutGaps({ cursor }) }),
    placeholderData: keepPreviousData,
  });

/** All my withdrawal requests in a program, newest first. */
export const ownWithdrawalsQuery = (client: UplinkClient, type: Program) =>
  queryOptions(read(client, '/me/withdraw-requests', { query: { type } }));

/** A page of the contest's board. */
export const participantsQuery = (client: UplinkClient, program: Program, page: number) =>
  queryOptions({
    ...read(client, `${shared(program)}/participants`, {
      query: { page, pageSize: PAGE_SIZES.participants },
    }),
    placeholderData: keepPreviousData,
  });

/** What the page of an invite link shows of who invites. */
export const invitationQuery = (client: UplinkClient, code: string) =>
  queryOptions({
    ...read(client, '/referrals/invitations/{code}', { path: { code } }),
    retry: false,
  });

/** The contest that is on, and earlier ones. */
export const contestsQuery = (client: UplinkClient, program: Program) =>
  queryOptions(read(client, `${shared(program)}/contests`));

/** Words and links to invite with. */
export const programResourcesQuery = (client: UplinkClient, program: Program) =>
  queryOptions(read(client, `${shared(program)}/resources`));

/** The same as staff change them. */
export const managedResourcesQuery = (client: UplinkClient, program: Program) =>
  queryOptions(read(client, '/management/referrals/resources', { query: { program } }));

/** All queries that show what I earned. */
export const rewardKeys = (program: Program) =>
  [
    readKey(own(program)),
    readKey(`${own(program)}/activity`),
    readKey('/me/withdraw-requests'),
    readKey('/me'),
    readKey('/me/credits'),
  ] as const;

export type StatsRange = Gaps<NonNullable<operations['getReferralStats']['parameters']['query']>>;

/** Figures of a program. */
export const programStatsQuery = (client: UplinkClient, program: Program, range: StatsRange) =>
  queryOptions({
    ...read(client, `${managed(program)}/stats`, { query: withoutGaps(range) }),
    placeholderData: keepPreviousData,
  });

export type ProgramLogsFilter = Gaps<
  NonNullable<operations['listReferralLogs']['parameters']['query']>
>;

/** What happened in a program. */
export const programLogsQuery = (
  client: UplinkClient,
  program: Program,
  filter: ProgramLogsFilter,
) =>
  queryOptions({
    ...read(client, `${managed(program)}/logs`, { query: withoutGaps(filter) }),
    placeholderData: keepPreviousData,
  });

export type WithdrawalsFilter = Gaps<
  NonNullable<operations['listWithdrawRequests']['parameters']['query']>
>;

/** A page of withdrawal requests. */
export const withdrawalsQuery = (client: UplinkClient, filter: WithdrawalsFilter) =>
  queryOptions({
    ...read(client, '/management/withdraw-requests', { query: withoutGaps(filter) }),
    placeholderData: keepPreviousData,
  });

/** Enrollments that look like self-referral. */
export const suspectsQuery = (client: UplinkClient, cursor?: string) =>
  queryOptions({
    ...read(client, '/management/referrals/suspects', { query: withoutGaps({ cursor }) }),
    placeholderData: keepPreviousData,
  });

/** Tiers and limits of a program. */
export const rewardRulesQuery = (client: UplinkClient, program: Program) =>
  queryOptions(read(client, '/management/referrals/rules', { query: { program } }));

/** People in the ambassador program. */
export const ambassadorsQuery = (
  client: UplinkClient,
  filter: Gaps<NonNullable<operations['listAmbassadors']['parameters']['query']>>,
) =>
  queryOptions({
    ...read(client, '/management/ambassadors', { query: withoutGaps(filter) }),
    placeholderData: keepPreviousData,
  });

/** What a person earned, as staff see it. */
export const userRewardsQuery = (client: UplinkClient, userId: number) =>
  queryOptions(read(client, '/management/referrals/users/{userId}/stats', { path: { userId } }));

/** What the links of a person did, as staff see it. */
export const userRewardLogsQuery = (
  client: UplinkClient,
  userId: number,
  filter: ProgramLogsFilter,
) =>
  queryOptions({
    ...read(client, '/management/referrals/users/{userId}/logs', {
      path: { userId },
      query: withoutGaps(filter),
    }),
    placeholderData: keepPreviousData,
  });

/** All queries of staff about rewards. */
export const managedRewardKeys = [
  readKey('/management/referrals/stats'),
  readKey('/management/referrals/logs'),
  readKey('/management/referrals/suspects'),
  readKey('/management/referrals/rules'),
  readKey('/management/referrals/resources'),
  readKey('/management/referrals/users/{userId}/stats'),
  readKey('/management/referrals/users/{userId}/logs'),
  readKey('/management/withdraw-requests'),
  readKey('/management/ambassadors'),
  readKey('/management/ambassadors/-/stats'),
  readKey('/management/ambassadors/-/logs'),
  readKey('/referrals/contests'),
  readKey('/referrals/resources'),
  readKey('/referrals/participants'),
  readKey('/ambassador/contests'),
  readKey('/ambassador/resources'),
  readKey('/ambassador/participants'),
] as const;
