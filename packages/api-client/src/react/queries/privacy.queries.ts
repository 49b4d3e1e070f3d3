import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read } from '../read.ts';

/** The copy of everything stored about the signed-in user. */
export const dataExportQuery = (client: UplinkClient) =>
  queryOptions(read(client, '/me/data-export'));

/** When the own account is deleted, and what that does. */
export const deletionQuery = (client: UplinkClient) => queryOptions(read(client, '/me/deletion'));

/** The same of someone's account, for admins. */
export const userDeletionQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/management/users/{id}/deletion', { path: { id } }));
