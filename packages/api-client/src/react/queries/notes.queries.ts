import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read } from '../read.ts';

/** Filters the learner's notes. */
export interface NotesFilter {
  moduleId?: number | undefined;
  /** The name of a product. */
  product?: string | undefined;
}

/** Turns a filter into the parameters of the list or its PDF. */
export const notesParameters = ({ moduleId, product }: NotesFilter) => ({
  ...(moduleId !== undefined && { moduleId }),
  ...(product !== undefined && { product }),
});

/**
 * A page of the learner's notes by product, lesson and position. Kept while the next page loads,
 * but not under another lesson.
 */
export const notesQuery = (
  client: UplinkClient,
  { page = 0, pageSize = 20, ...filter }: NotesFilter & { page?: number; pageSize?: number },
) => {
  const query = { ...notesParameters(filter), page, pageSize };
  return queryOptions({
    ...read(client, '/me/notes', { query }),
    placeholderData: (shown, before) =>
      before?.queryKey[1]?.query?.moduleId === filter.moduleId ? shown : undefined,
  });
};

/** All notes of one lesson. */
export const lessonNotesQuery = (client: UplinkClient, moduleId: number) =>
  notesQuery(client, { moduleId, pageSize: 100 });

/** The names of the products the learner has notes on. */
export const noteProductsQuery = (client: UplinkClient) =>
  queryOptions(read(client, '/me/notes/products'));
