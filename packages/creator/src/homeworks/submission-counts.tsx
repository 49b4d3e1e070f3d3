import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { LinkButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { homeworkEditorMessages } from './homework-editor.messages.ts';

export interface SubmissionCountsProps {
  /** Undefined before the homework is created. */
  counts: Schema<'HomeworkCounts'> | undefined;
  deskHref: string;
}

const statuses = ['pending', 'needsRevision', 'complete'] as const;

/** What learners handed in, by its state, and where it is reviewed. */
export function SubmissionCounts({ counts, deskHref }: SubmissionCountsProps) {
  const messages = useMessages(homeworkEditorMessages);
  const formats = useFormats();
  if (!counts) return null;
  const isEmpty = statuses.every((status) => counts[status] === 0);
  return (
    <Card
      title={messages.submissions}
      aside={
        !isEmpty && (
          <LinkButton size="sm" href={deskHref}>
            {messages.toDesk}
          </LinkButton>
        )
      }
    >
      {isEmpty ? (
        <p className="ul-small ul-muted">{messages.none}</p>
      ) : (
        <dl className="ul-cluster ul-gap-24">
          {statuses.map((status) => (
            <div key={status}>
              <dt className="ul-small ul-muted">{messages.counts[status]}</dt>
              <dd className="ul-h3">{formats.number(counts[status])}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
