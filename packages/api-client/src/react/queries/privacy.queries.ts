import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read } from '../read.ts';

/** The copy of everything stored about the signed-in user. */
export const dataExportQuery = (client: UplinkClient) =>
  queryOptions(read(client, '/me/data-export'));
