import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { operations } from '../../contract.ts';
import { read } from '../read.ts';
import { type Gaps, withoutGaps } from './work-filter.ts';

export type AwardsFilter = Gaps<NonNullable<operations['listAwards']['parameters']['query']>>;

/** A page of the certificates and awards that were issued. */
export const awardsQuery = (client: UplinkClient, filter: AwardsFilter) =>
  queryOptions({
    ...read(client, '/management/awards', { query: withoutGaps(filter) }),
    placeholderData: keepPreviousData,
  });

/** Certificates and awards that can be issued, by words of their name. */
export const awardChoicesQuery = (client: UplinkClient, search: string) =>
  queryOptions({
    ...read(client, '/management/award-choices', {
      query: withoutGaps({ search: search || undefined }),
    }),
    placeholderData: keepPreviousData,
  });

export type PartnersFilter = Gaps<NonNullable<operations['listPartners']['parameters']['query']>>;

/** A page of the partners with what each sold. */
export const partnersQuery = (client: UplinkClient, filter: PartnersFilter) =>
  queryOptions({
    ...read(client, '/management/partners', { query: { pageSize: 20, ...withoutGaps(filter) } }),
    placeholderData: keepPreviousData,
  });
