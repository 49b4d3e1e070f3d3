import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read } from '../read.ts';

/** The sections and lessons of a product as its authors see them. */
export const syllabusQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/creator/me/modules/{id}/children', { path: { id } }));
