import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read } from '../read.ts';

/** Which of the own notes. */
export interface NotesFilter {
  moduleId?: number | undefined;
  /** The name of a product. */
  product?: string | undefined;
}

/** A filter as the parameters of a list or of its PDF. */
export const notesParameters = ({ moduleId, product }: NotesFilter) => ({
  ...(moduleId !== undefined && { moduleId }),
  ...(product !== undefined && { product }),
});

/**
 * A page of the own notes, by product, lesson and second. It stays until the next one is there, but not
 * under another lesson.
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

/** Names of the products with own notes. */
export const noteProductsQuery = (client: UplinkClient) =>
  queryOptions(read(client, '/me/notes/products'));
