import type { Schema } from '@uplink/api-client';
import { Button } from '@uplink/ui/button';
import type { RefObject } from 'react';
import { Note, NoteWords } from '../states/note.tsx';
import { messages } from './homework.messages.ts';

export interface HomeworkNoteProps {
  status: Schema<'SubmissionStatus'>;
  /** The mentor's latest words. */
  feedback: string | null;
  /** Opens the form again while the mentor has not read it. */
  onReplace?: (() => void) | undefined;
  /** Gets the focus after handing in: the button that had it is gone. */
  focusRef?: RefObject<HTMLDivElement | null>;
}

const notes = {
  pending: { kind: 'info', text: messages.handedIn },
  needsRevision: { kind: 'pending', text: messages.needsRevision },
  complete: { kind: 'ok', text: messages.complete },
} as const;

/** Where a handed-in homework stands and what comes next, above the work itself. */
export function HomeworkNote({ status, feedback, onReplace, focusRef }: HomeworkNoteProps) {
  if (status === 'notSubmitted' || status === 'notAvailable') return null;
  const { kind, text } = notes[status];
  return (
    <Note kind={kind} {...(focusRef && { focusRef })}>
      <p className="ul-strong">{text}</p>
      {status === 'needsRevision' && feedback && <NoteWords>{feedback}</NoteWords>}
      {onReplace && (
        <Button size="sm" variant="link" onPress={onReplace}>
          {messages.replace}
        </Button>
      )}
    </Note>
  );
}
