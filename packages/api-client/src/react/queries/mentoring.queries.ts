import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { operations } from '../../contract.ts';
import { read } from '../read.ts';

/** The user's feedback snippets. */
export const snippetsQuery = (client: UplinkClient) => queryOptions(read(client, '/me/snippets'));

/** The cohorts a mentor reviews. */
export const reviewedCohortsQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/mentors/{id}/cohorts', { path: { id } }));

/** Searches people by part of their name, at least three letters. */
export const peopleQuery = (client: UplinkClient, name: string) =>
  queryOptions(read(client, '/users', { query: { name } }));

export type DeskFilter = Omit<
  NonNullable<operations['getMyDesk']['parameters']['query']>,
  'pageSize'
>;

/** A page of the work that waits for a mentor. */
export const deskQuery = (client: UplinkClient, query: DeskFilter) =>
  queryOptions({ ...read(client, '/me/desk', { query }), placeholderData: keepPreviousData });

/** What the cohorts of a mentor are about to hand in, and what no one has answered them. */
export const deskNewsQuery = (client: UplinkClient) => queryOptions(read(client, '/me/desk/news'));
