import { useMessages } from '@uplink/api-client/messages';
import { Confirm } from '@uplink/kit/dialogs';
import { Button } from '@uplink/ui/button';
import { State } from '@uplink/ui/states';
import { BookmarkPlus, NotebookPen } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { LessonNotesReady } from './lesson-notes.controller.ts';
import { NoteCard } from './note-card.view.tsx';
import { notesMessages } from './notes.messages.ts';
import type { ShownNote } from './notes.rules.ts';
import './notes.css';

/** A note that is being begun and has no words yet. */
export interface BegunNote {
  id: string;
  position: number;
}

export interface LessonNotesViewProps extends LessonNotesReady {
  lessonId: number;
  /** Goes to a second of the video; without it notes have no second. */
  onSeek?: ((seconds: number) => void) | undefined;
  /** The note that is written now. */
  editedId: string | undefined;
  begun: BegunNote | undefined;
  onEdit: (id: string | undefined) => void;
  onBegin: () => void;
  /** The download of the notes. */
  download: ReactNode;
}

/** The notes of a lesson by second, with the way to take one. */
export function LessonNotesView(props: LessonNotesViewProps) {
  const messages = useMessages(notesMessages);
  const { notes, lessonId, onSeek, editedId, begun, onEdit, onBegin, onDelete } = props;
  const [asked, setAsked] = useState<string>();
  const add = useRef<HTMLDivElement>(null);
  const shown = withBegun(notes, begun);

  function remove(id: string) {
    setAsked(undefined);
    onEdit(undefined);
    onDelete(id);
    add.current?.querySelector('button')?.focus();
  }

  return (
    <div className="ul-notes">
      <div className="ul-cluster ul-gap-8" ref={add}>
        <Button icon={<BookmarkPlus className="ul-icon" size={18} aria-hidden />} onPress={onBegin}>
          {messages.add}
        </Button>
        {notes.length > 0 && props.download}
      </div>
      {props.deleteError && (
        <p className="ul-small ul-fault ul-notes__error" role="alert">
          {props.deleteError}
        </p>
      )}
      {shown.length === 0 && (
        <State
          art={<NotebookPen className="ul-icon" size={24} aria-hidden />}
          title={messages.empty}
        >
          {onSeek ? messages.emptyWithVideo : messages.emptyText}
        </State>
      )}
      <ul className="ul-notes__list" aria-label={messages.title}>
        {shown.map((note) => (
          <li key={note.id}>
            <NoteCard
              note={note}
              place={onSeek && { onSeek: () => onSeek(note.position) }}
              isEdited={note.id === editedId}
              onEdit={(isEdited) => onEdit(isEdited ? note.id : undefined)}
              onText={(text) =>
                props.onSave(note.id, { moduleId: lessonId, position: note.position, text })
              }
              onDelete={() =>
                props.isUndoable || note.text === '' ? remove(note.id) : setAsked(note.id)
              }
              onRetrySave={props.onRetrySave}
              onResolve={(choice) => props.onResolve(note.id, choice)}
            />
          </li>
        ))}
      </ul>
      <Confirm
        title={messages.deleteTitle}
        confirmLabel={messages.deleteConfirm}
        isDanger
        isOpen={asked !== undefined}
        onConfirm={() => asked !== undefined && remove(asked)}
        onClose={() => setAsked(undefined)}
      >
        {messages.deleteText}
      </Confirm>
    </div>
  );
}

function withBegun(notes: readonly ShownNote[], begun: BegunNote | undefined) {
  if (!begun || notes.some(({ id }) => id === begun.id)) return notes;
  const blank: ShownNote = {
    ...begun,
    text: '',
    saveState: 'saved',
    savedAt: undefined,
    message: undefined,
    theirs: undefined,
    lesson: undefined,
    hasVideo: false,
  };
  return [...notes, blank].sort((one, other) => one.position - other.position);
}
