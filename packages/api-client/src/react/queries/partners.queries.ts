import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read } from '../read.ts';

/** The partner of a publishable key: which sites a frame may talk to. */
export const partnerQuery = (client: UplinkClient, key: string) =>
  queryOptions({
    ...read(client, '/partners/{key}', { path: { key } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What a frame may say of a lesson that it can't open yet. */
export const partnerLessonQuery = (client: UplinkClient, key: string, id: number) =>
  queryOptions({
    ...read(client, '/partners/{key}/lessons/{id}', { path: { key, id } }),
    retry: false,
  });
