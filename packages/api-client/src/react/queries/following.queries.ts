import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read, readKey } from '../read.ts';

/** A page of those the learner follows, or of those who follow the learner. */
export const followQuery = (client: UplinkClient, side: 'following' | 'followers', page: number) =>
  queryOptions(read(client, `/me/${side}`, { query: { page } }));

/** Published profiles whose name begins like a text of three letters or more. */
export const profilesQuery = (client: UplinkClient, name: string) =>
  queryOptions(read(client, '/users/-/profiles', { query: { name } }));

/** A published profile, or the own one as others would see it. */
export const publicProfileQuery = (client: UplinkClient, uniqueName: string) =>
  queryOptions(read(client, '/users/{uniqueName}/profile', { path: { uniqueName } }));

/** Everything that shows whom the learner follows. */
export const followKeys = [
  readKey('/me/following'),
  readKey('/me/followers'),
  readKey('/users/-/profiles'),
  readKey('/users/{uniqueName}/profile'),
  readKey('/me/stats'),
] as const;
