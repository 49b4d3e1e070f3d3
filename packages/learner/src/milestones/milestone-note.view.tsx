import type { Schema } from '@uplink/api-client';
import { MilestoneStatus } from '@uplink/api-client/domain';
import { messages } from './milestones.messages.ts';
import { statusKind } from './milestones.rules.ts';
import '../shared/note.css';

export interface MilestoneNoteProps {
  milestone: Pick<Schema<'Milestone'>, 'status' | 'feedback' | 'reviewedBy'>;
}

/** Where a milestone stands and what comes next, with the words of the mentor or the staff. */
export function MilestoneNote({ milestone }: MilestoneNoteProps) {
  const { status, feedback, reviewedBy } = milestone;
  const text = status === MilestoneStatus.incomplete ? undefined : messages.notes[status];
  if (!text && !feedback) return null;
  return (
    <div className="ul-note" data-kind={statusKind(status)}>
      {text && <p className="ul-strong">{text}</p>}
      {feedback && (
        <>
          <p className="ul-small ul-muted">
            {reviewedBy ? messages.feedback(reviewedBy.name) : messages.feedbackOfStaff}
          </p>
          <p className="ul-note__words">{feedback}</p>
        </>
      )}
    </div>
  );
}
