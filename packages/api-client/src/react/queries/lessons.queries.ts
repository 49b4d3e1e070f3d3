import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read } from '../read.ts';

/** A lesson. A locked lesson fails with the reason. */
export const lessonQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/me/lessons/{id}', { path: { id } }));
