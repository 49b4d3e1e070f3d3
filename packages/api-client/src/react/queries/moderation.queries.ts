import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { operations } from '../../contract.ts';
import { read, readKey } from '../read.ts';
import { type Gaps, withoutGaps } from './work-filter.ts';

export type ModerationFilter = Gaps<
  NonNullable<operations['listModerationCases']['parameters']['query']>
>;

/** A page of what was reported or is held, for staff. */
export const moderationCasesQuery = (client: UplinkClient, filter: ModerationFilter) =>
  queryOptions({
    ...read(client, '/management/moderation', { query: withoutGaps(filter) }),
    placeholderData: keepPreviousData,
  });

/** A case with its content and its reports, for staff. */
export const moderationCaseQuery = (client: UplinkClient, caseId: number) =>
  queryOptions(read(client, '/management/moderation/{caseId}', { path: { caseId } }));

/** What staff decided on something of one's own. */
export const ownModerationQuery = (client: UplinkClient) =>
  queryOptions(read(client, '/me/moderation'));

/** Everything that a decision of staff changes. */
export const moderationKeys = [
  readKey('/management/moderation'),
  readKey('/management/moderation/{caseId}'),
];
