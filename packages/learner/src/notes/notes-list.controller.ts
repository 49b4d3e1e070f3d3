import { useQuery } from '@tanstack/react-query';
import {
  type NotesFilter,
  noteProductsQuery,
  notesQuery,
  useUplink,
} from '@uplink/api-client/react';
import type { UndoableProps } from '@uplink/kit/dialogs';
import { type PageState, pageState, useHeldQuery } from '@uplink/kit/states';
import { type NoteActions, useNotes } from './notes.controller.ts';
import { type ShownNote, withTyped } from './notes.rules.ts';

export interface NotesList extends NoteActions {
  state: PageState<ShownNote>;
  /** Names of the products with notes. */
  products: readonly string[];
}

/** A page of all own notes, with what was typed since. */
export function useNotesList(
  filter: NotesFilter & { page: number },
  undoing: UndoableProps,
): NotesList {
  const client = useUplink();
  const query = useHeldQuery(notesQuery(client, filter));
  const choice = useQuery(noteProductsQuery(client));
  const { entries, gone, ...actions } = useNotes(query.data?.data, undoing);
  const { error, refetch } = query;
  const data = query.data && {
    ...query.data,
    data: withTyped(query.data.data, entries).filter(({ id }) => !gone.has(id)),
  };
  // The product filter is above the list, so show both together to keep the layout still.
  const state: NotesList['state'] = choice.isLoading
    ? { status: 'loading' }
    : pageState({ data, error, refetch });
  return { state, products: choice.data ?? [], ...actions };
}
