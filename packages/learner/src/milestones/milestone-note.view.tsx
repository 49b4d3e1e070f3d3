import type { Schema } from '@uplink/api-client';
import { MilestoneStatus } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { statusKind } from '@uplink/kit/milestones';
import { Note, NoteWords } from '@uplink/kit/states';
import { useEffect, useRef } from 'react';
import { milestonesMessages } from './milestones.messages.ts';

export interface MilestoneNoteProps {
  milestone: Pick<Schema<'Milestone'>, 'status' | 'feedback' | 'reviewedBy' | 'submission'>;
}

/** The status of a milestone and the next step, with feedback from the mentor or staff. */
export function MilestoneNote({ milestone }: MilestoneNoteProps) {
  const messages = useMessages(milestonesMessages);
  const { status, feedback, reviewedBy, submission } = milestone;
  const note = useRef<HTMLDivElement>(null);
  const version = submission?.version;
  const seen = useRef(version);
  useEffect(() => {
    // Handed in just now: the button that had the focus is gone.
    if (seen.current !== version) note.current?.focus();
    seen.current = version;
  }, [version]);
  const text = status === MilestoneStatus.incomplete ? undefined : messages.notes[status];
  if (!text && !feedback) return null;
  return (
    <Note kind={statusKind(status)} focusRef={note}>
      {text && <p className="ul-strong">{text}</p>}
      {feedback && (
        <>
          <p className="ul-small ul-muted">
            {reviewedBy ? messages.feedback(reviewedBy.name) : messages.feedbackOfStaff}
          </p>
          <NoteWords>{feedback}</NoteWords>
        </>
      )}
    </Note>
  );
}
