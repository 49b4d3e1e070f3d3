import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import type { RefObject } from 'react';
import { Note, NoteWords } from '../states/note.tsx';
import { homeworkMessages } from './homework.messages.ts';

export interface HomeworkNoteProps {
  /** State of the homework. */
  status: Schema<'SubmissionStatus'>;
  /** The mentor's latest words. */
  feedback: string | null;
  /** Opens the form again while the mentor has not read it. */
  onReplace?: (() => void) | undefined;
  /** Gets the focus after handing in: the button that had it is gone. */
  focusRef?: RefObject<HTMLDivElement | null>;
}

const kinds = { pending: 'info', needsRevision: 'pending', complete: 'ok' } as const;

/** The state of a handed-in homework and what comes next, above the work itself. */
export function HomeworkNote({ status, feedback, onReplace, focusRef }: HomeworkNoteProps) {
  const messages = useMessages(homeworkMessages);
  if (status === 'notSubmitted' || status === 'notAvailable') return null;
  const texts = {
    pending: messages.handedIn,
    needsRevision: messages.needsRevision,
    complete: messages.complete,
  };
  return (
    <Note kind={kinds[status]} {...(focusRef && { focusRef })}>
      <p className="ul-strong">{texts[status]}</p>
      {status === 'needsRevision' && feedback && <NoteWords>{feedback}</NoteWords>}
      {onReplace && (
        <Button size="sm" variant="link" onPress={onReplace}>
          {messages.replace}
        </Button>
      )}
    </Note>
  );
}
