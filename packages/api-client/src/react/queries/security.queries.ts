import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read } from '../read.ts';

/** Where the account is signed in. */
export const signInsQuery = (client: UplinkClient) => queryOptions(read(client, '/me/sign-ins'));

/** How the account asks for more than a password. */
export const secondFactorQuery = (client: UplinkClient) =>
  queryOptions(read(client, '/me/second-factor'));
