import type { Schema } from '@uplink/api-client';
import { Button } from '@uplink/ui/button';
import type { RefObject } from 'react';
import { messages } from './homework.messages.ts';
import '../shared/note.css';

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
    <div className="ul-note" data-kind={kind} tabIndex={-1} ref={focusRef}>
      <p className="ul-strong">{text}</p>
      {status === 'needsRevision' && feedback && <p className="ul-note__words">{feedback}</p>}
      {onReplace && (
        <Button size="sm" variant="link" onPress={onReplace}>
          {messages.replace}
        </Button>
      )}
    </div>
  );
}
