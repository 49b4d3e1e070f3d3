import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import {
  changeNote,
  deleteNote,
  listNoteProducts,
  listNotes,
  readNote,
  takeNote,
} from './notes.service.ts';
import { printNotes } from './notes-pdf.service.ts';

export function notesHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'listMyNotes'
  | 'createMyNote'
  | 'listMyNoteProducts'
  | 'downloadMyNotesPdf'
  | 'getMyNote'
  | 'updateMyNote'
  | 'deleteMyNote'
> {
  const { db } = deps;
  return {
    listMyNotes: ({ caller, query }) => listNotes(db, caller.id, query),
    createMyNote: ({ caller, body }) => takeNote(deps, caller.id, body),
    listMyNoteProducts: ({ caller }) => listNoteProducts(db, caller.id),
    downloadMyNotesPdf: ({ caller, query }) => printNotes(deps, caller.id, query),
    getMyNote: ({ caller, path }) => readNote(db, caller.id, path.id),
    updateMyNote: ({ caller, path, body }) => changeNote(deps, caller.id, path.id, body),
    deleteMyNote: ({ caller, path }) => deleteNote(db, caller.id, path.id),
  };
}
