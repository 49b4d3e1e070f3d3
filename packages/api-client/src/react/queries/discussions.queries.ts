import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read } from '../read.ts';

const pageSize = 20;

/** The questions of a lesson, newest first. Keeps the previous page while the next one loads. */
export const questionsQuery = (client: UplinkClient, moduleId: number, page = 0) =>
  queryOptions({
    ...read(client, '/modules/{moduleId}/questions', {
      path: { moduleId },
      query: { page, pageSize },
    }),
    placeholderData: (shown, before) =>
      before?.queryKey[1]?.path?.moduleId === moduleId ? shown : undefined,
  });

/** A question with a page of its responses, oldest first. */
export const questionQuery = (
  client: UplinkClient,
  path: { moduleId: number; id: number },
  page = 0,
) =>
  queryOptions(
    read(client, '/modules/{moduleId}/questions/{id}', { path, query: { page, pageSize } }),
  );
