'use client';
import { useMessages } from '@uplink/api-client/messages';
import type { UndoableProps } from '@uplink/kit/dialogs';
import { newId } from '@uplink/kit/saving';
import { NotReadyView } from '@uplink/kit/states';
import { Skeleton } from '@uplink/ui/skeleton';
import { useEffect, useRef, useState } from 'react';
import { useLessonNotes } from './lesson-notes.controller.ts';
import { type BegunNote, LessonNotesView } from './lesson-notes.view.tsx';
import { notesMessages } from './notes.messages.ts';
import { NotesDownloadButton } from './notes-download.view.tsx';

export interface LessonNotesProps extends UndoableProps {
  /** The lesson. */
  lessonId: number;
  /** The second the video is at. @default always 0 */
  secondNow?: (() => number) | undefined;
  /** Goes to a second of the video; without it notes have no second. */
  onSeek?: ((seconds: number) => void) | undefined;
  /** A note that is asked for from outside, e.g. by a key, until it is begun. */
  asked?: { at: number; onBegun: () => void } | undefined;
}

/** A learner's notes in a lesson. */
export function LessonNotes(props: LessonNotesProps) {
  const messages = useMessages(notesMessages);
  const { lessonId, secondNow = () => 0, onSeek, asked, onUndoable } = props;
  const state = useLessonNotes(lessonId, { onUndoable });
  const [begun, setBegun] = useState<BegunNote>();
  const [editedId, setEditedId] = useState<string>();
  /** What was asked for and is begun. */
  const taken = useRef<typeof asked>(undefined);

  function begin(second: number) {
    const note = { id: newId(), position: Math.floor(second) };
    setBegun(note);
    setEditedId(note.id);
  }
  function edit(id: string | undefined) {
    const left = editedId;
    setEditedId(id);
    // A note without words ends with its form.
    setBegun(undefined);
    if (id === undefined && left !== undefined) focusOn(left);
  }
  useEffect(() => {
    if (!asked || asked === taken.current) return;
    taken.current = asked;
    begin(asked.at);
    asked.onBegun();
  });

  if (state.status !== 'ready') {
    return (
      <NotReadyView
        state={state}
        noun={messages.noun}
        skeleton={
          <div className="ul-notes">
            <Skeleton height={220} />
          </div>
        }
      />
    );
  }
  return (
    <LessonNotesView
      {...state}
      lessonId={lessonId}
      onSeek={onSeek}
      editedId={editedId}
      begun={begun}
      onEdit={edit}
      onBegin={() => begin(secondNow())}
      download={<NotesDownloadButton filter={{ moduleId: lessonId }} />}
    />
  );
}

/** When the form closes, focus moves to its note. */
function focusOn(id: string): void {
  requestAnimationFrame(() => {
    const card = document.querySelector(`[data-note="${id}"]`);
    card?.querySelector<HTMLElement>('[data-edit]')?.focus();
  });
}
