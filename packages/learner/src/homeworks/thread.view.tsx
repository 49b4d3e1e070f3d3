import type { Schema } from '@uplink/api-client';
import { formatAgo, SUBMISSION_STATUS_LABELS } from '@uplink/api-client/domain';
import { Avatar } from '@uplink/ui/avatar';
import { Button } from '@uplink/ui/button';
import { TextArea } from '@uplink/ui/field';
import { State } from '@uplink/ui/states';
import { StatusLight } from '@uplink/ui/status';
import { MessageSquare, Send } from 'lucide-react';
import { messages } from './homework.messages.ts';
import './homework.css';

export interface ThreadViewProps {
  submission: Schema<'Submission'> | undefined;
  /** Whose words are "You". */
  ownUserId: number;
  /** The other side, for the line under the field. */
  mentor: Schema<'UserRef'> | null;
  draft: string;
  onDraft: (text: string) => void;
  onSend: () => void;
  isSending: boolean;
}

type Line =
  | { kind: 'message'; date: string; message: Schema<'SubmissionMessage'> }
  | { kind: 'event'; date: string; event: Schema<'SubmissionEvent'> };

const lights = {
  complete: 'ok',
  needsRevision: 'pending',
  pending: 'info',
  notSubmitted: 'down',
  notAvailable: 'down',
} as const;

/** Messages between learner and mentor, oldest first, with what happened as thin lines between them. */
export function ThreadView({
  submission,
  ownUserId,
  mentor,
  draft,
  onDraft,
  onSend,
  isSending,
}: ThreadViewProps) {
  const lines = toLines(submission);
  const now = new Date();
  return (
    <>
      {lines.length === 0 && (
        <State
          art={<MessageSquare className="ul-icon" size={24} aria-hidden />}
          title={messages.noMessages}
        >
          {messages.noMessagesText}
        </State>
      )}
      {lines.map((line) =>
        line.kind === 'event' ? (
          <p key={`event-${line.event.id}`} className="ul-event">
            <StatusLight kind={lights[line.event.status]} />
            <span className="ul-event__text">
              {line.event.status === 'pending'
                ? `Version ${line.event.version} submitted`
                : SUBMISSION_STATUS_LABELS[line.event.status]}
              , {formatAgo(line.date, now)}
            </span>
          </p>
        ) : (
          <div key={`message-${line.message.id}`} className="ul-message">
            <Avatar
              name={line.message.author.name}
              image={line.message.author.avatar}
              isDecorative
            />
            <div className="ul-message__body">
              <p className="ul-row ul-gap-8">
                <b className="ul-strong">
                  {line.message.author.id === ownUserId ? 'You' : line.message.author.name}
                </b>
                <span className="ul-cap ul-subtle">{formatAgo(line.date, now)}</span>
              </p>
              <p className="ul-message__text">{line.message.message}</p>
            </div>
          </div>
        ),
      )}
      <div className="ul-thread__form">
        <TextArea
          label="Message"
          placeholder="Ask, or tell what you changed"
          value={draft}
          onChange={onDraft}
          maxLength={5000}
        />
        <div className="ul-row ul-thread__foot" data-justify="between">
          <span className="ul-small ul-subtle">{mentor ? `${mentor.name} reads along.` : ''}</span>
          <Button
            icon={<Send className="ul-icon" size={16} />}
            isDisabled={draft.trim() === ''}
            isPending={isSending}
            onPress={onSend}
          >
            Send
          </Button>
        </div>
      </div>
    </>
  );
}

function toLines(submission: Schema<'Submission'> | undefined): Line[] {
  if (!submission) return [];
  return [
    ...submission.messages.map(
      (message): Line => ({ kind: 'message', date: message.date, message }),
    ),
    ...submission.events.map((event): Line => ({ kind: 'event', date: event.date, event })),
  ].sort((one, other) => one.date.localeCompare(other.date));
}
