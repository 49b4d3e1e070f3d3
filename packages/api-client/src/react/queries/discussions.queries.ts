import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';

const pageSize = 20;

/** The questions of a lesson, newest first; a page of them stays until the next one is there. */
export const questionsQuery = ({ api, unwrap }: UplinkClient, moduleId: number, page = 0) =>
  queryOptions({
    queryKey: ['/modules/{moduleId}/questions', moduleId, page],
    queryFn: () =>
      unwrap(
        api.GET('/modules/{moduleId}/questions', {
          params: { path: { moduleId }, query: { page, pageSize } },
        }),
      ),
    placeholderData: (shown, before) => (before?.queryKey[1] === moduleId ? shown : undefined),
  });

/** A question with a page of its responses, oldest first. */
export const questionQuery = (
  { api, unwrap }: UplinkClient,
  path: { moduleId: number; id: number },
  page = 0,
) =>
  queryOptions({
    queryKey: ['/modules/{moduleId}/questions/{id}', path, page],
    queryFn: () =>
      unwrap(
        api.GET('/modules/{moduleId}/questions/{id}', {
          params: { path, query: { page, pageSize } },
        }),
      ),
  });
