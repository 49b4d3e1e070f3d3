import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read } from '../read.ts';

/** A lesson. A locked lesson fails with the reason. */
export const lessonQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/me/lessons/{id}', { path: { id } }));

/** A lesson as its authors see it. */
export const creatorLessonQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/creator/me/lessons/{id}', { path: { id } }));

/** The versions that are kept of a lesson, the newest first. */
export const lessonVersionsQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/creator/me/lessons/{id}/versions', { path: { id } }));

export const lessonVersionQuery = (client: UplinkClient, id: number, number: number) =>
  queryOptions(
    read(client, '/creator/me/lessons/{id}/versions/{number}', { path: { id, number } }),
  );

/** The smaller versions of a lesson's video, as its authors see them. */
export const videoRenditionsQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/creator/me/lessons/{id}/video/renditions', { path: { id } }));

/** The videos that a lesson had before. */
export const formerVideosQuery = (client: UplinkClient, id: number) =>
  queryOptions({
    ...read(client, '/creator/me/lessons/{id}/video/former', { path: { id } }),
    staleTime: 0,
  });
