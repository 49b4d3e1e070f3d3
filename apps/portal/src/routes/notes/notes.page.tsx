import { useNavigate, useSearch } from '@tanstack/react-router';
import { NotesList } from '@uplink/learner/notes';
import { showUndo } from '../../app/toasts.ts';
import { type NotesSearch, readNotesSearch } from './notes.search.ts';

export function NotesPage() {
  const search = readNotesSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const set = (next: NotesSearch) => void navigate({ to: '.', search: () => next });
  return (
    <>
      <div className="ul-row ul-page-head">
        <h1 className="ul-h1" tabIndex={-1}>
          Notes
        </h1>
      </div>
      <div className="ul-stack ul-gap-24 ul-page-body">
        <NotesList
          page={search.page ?? 0}
          onPageChange={(page) => set({ ...search, page: page || undefined })}
          product={search.product}
          onProductChange={(product) => set({ product })}
          onUndoable={showUndo}
        />
      </div>
    </>
  );
}
