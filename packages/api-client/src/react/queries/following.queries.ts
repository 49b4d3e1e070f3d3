import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read, readKey } from '../read.ts';

/** A page of the people the learner follows, or of the learner's followers. */
export const followQuery = (client: UplinkClient, side: 'following' | 'followers', page: number) =>
  queryOptions(read(client, `/me/${side}`, { query: { page } }));

/** Published profiles whose name starts with a text of at least three letters. */
export const profilesQuery = (client: UplinkClient, name: string) =>
  queryOptions(read(client, '/users/-/profiles', { query: { name } }));

/** A published profile, or the user's own as others would see it. */
export const publicProfileQuery = (client: UplinkClient, uniqueName: string) =>
  queryOptions(read(client, '/users/{uniqueName}/profile', { path: { uniqueName } }));

/** All queries that show whom the learner follows. */
export const followKeys = [
  readKey('/me/following'),
  readKey('/me/followers'),
  readKey('/users/-/profiles'),
  readKey('/users/{uniqueName}/profile'),
  readKey('/me/stats'),
] as const;
