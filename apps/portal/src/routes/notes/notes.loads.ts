import { notesQuery } from '@uplink/api-client/react';
import type { LoadPlace } from '../shared/load-place.ts';
import { readNotesSearch } from './notes.search.ts';

export const noteLoads = {
  notes: ({ queryClient, client, search }: LoadPlace) =>
    queryClient.prefetchQuery(notesQuery(client, { page: 0, ...readNotesSearch(search) })),
};
