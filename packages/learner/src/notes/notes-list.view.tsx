import { notePath, productPath } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Confirm } from '@uplink/kit/dialogs';
import type { PageState } from '@uplink/kit/states';
import { Link } from '@uplink/ui/link';
import { Pagination } from '@uplink/ui/pagination';
import { useRef, useState } from 'react';
import { NoteCard } from './note-card.view.tsx';
import type { NoteActions } from './notes.controller.ts';
import { notesMessages } from './notes.messages.ts';
import { groupNotes, type ShownNote } from './notes.rules.ts';
import './notes.css';

export interface NotesListViewProps extends NoteActions {
  state: Extract<PageState<ShownNote>, { status: 'ready' }>;
  onPageChange: (page: number) => void;
}

/** Notes under their lessons, lessons under their products; a note's second leads back to it. */
export function NotesListView({ state, onPageChange, ...actions }: NotesListViewProps) {
  const messages = useMessages(notesMessages);
  const [editedId, setEditedId] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const root = useRef<HTMLDivElement>(null);

  /** The pressed button disappears with its note, so focus moves to the next one. */
  function remove(id: string) {
    const cards = [...(root.current?.querySelectorAll<HTMLElement>('[data-note]') ?? [])];
    const at = cards.findIndex(({ dataset }) => dataset.note === id);
    (cards[at + 1] ?? cards[at - 1])?.querySelector<HTMLElement>('a, button')?.focus();
    actions.onDelete(id);
  }

  return (
    <>
      {actions.deleteError && (
        <p className="ul-small ul-fault" role="alert">
          {actions.deleteError}
        </p>
      )}
      <div className="ul-notes" ref={root}>
        {groupNotes(state.items).map(({ product, lessons }) => (
          <section key={product.id} className="ul-notes__product">
            <h2 className="ul-h2">
              <Link className="ul-plainlink" href={productPath(product)}>
                {product.name}
              </Link>
            </h2>
            {lessons.map(({ lesson, notes }) => (
              <section key={lesson.id} className="ul-notes__lesson">
                <h3 className="ul-h4">{lesson.name}</h3>
                <ul className="ul-notes__list" aria-label={lesson.name}>
                  {notes.map((note) => (
                    <li key={note.id}>
                      <NoteCard
                        note={note}
                        place={{ href: notePath(lesson, note.position) }}
                        isEdited={note.id === editedId}
                        onEdit={(isEdited) => setEditedId(isEdited ? note.id : undefined)}
                        onText={(text) =>
                          actions.onSave(note.id, {
                            moduleId: lesson.id,
                            position: note.position,
                            text,
                          })
                        }
                        onDelete={() => (actions.isUndoable ? remove(note.id) : setAsked(note.id))}
                        onRetrySave={actions.onRetrySave}
                        onResolve={(choice) => actions.onResolve(note.id, choice)}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </section>
        ))}
      </div>
      <Pagination {...state.paging} noun={messages.unit} onChange={onPageChange} />
      <Confirm
        title={messages.deleteTitle}
        confirmLabel={messages.deleteConfirm}
        isDanger
        isOpen={asked !== undefined}
        onConfirm={() => {
          if (asked !== undefined) actions.onDelete(asked);
          setAsked(undefined);
        }}
        onClose={() => setAsked(undefined)}
      >
        {messages.deleteText}
      </Confirm>
    </>
  );
}
