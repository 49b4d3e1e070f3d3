import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read } from '../read.ts';

/** One lesson; a locked one is refused with its reason. */
export const lessonQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/me/lessons/{id}', { path: { id } }));
