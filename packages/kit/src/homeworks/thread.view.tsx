import type { Schema } from '@uplink/api-client';
import { MESSAGE_MAX_LENGTH } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Avatar } from '@uplink/ui/avatar';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TextArea } from '@uplink/ui/field';
import { State } from '@uplink/ui/states';
import { StatusLight } from '@uplink/ui/status';
import { MessageSquare, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { ReportButton } from '../moderation/index.ts';
import { workStatusMessages } from '../work/work-status.messages.ts';
import { threadMessages } from './thread.messages.ts';
import { eventWords, toLines } from './thread.rules.ts';
import './thread.css';

export interface ThreadCardProps {
  /** The work with its messages; undefined before anything was handed in. */
  submission: Schema<'Submission'> | undefined;
  /** Whose words are "You". */
  ownUserId: number;
  /** Who reviews it, named in the heading. */
  mentor: Schema<'UserRef'> | null;
  /** Whether the mentor writes here, not the learner. @default false */
  isMentor?: boolean;
  /** The message that is being written. */
  draft: string;
  /** Told the message after each change. */
  onDraft: (text: string) => void;
  /** Told to send the message. */
  onSend: () => void;
  /** The message is being sent. */
  isSending: boolean;
  /** Why the last message was not sent. */
  sendError?: string | undefined;
  /** What else helps to write, beside the button that sends. */
  tools?: ReactNode;
}

/** Messages between learner and mentor, oldest first, with what happened as thin lines between them. */
export function ThreadCard(props: ThreadCardProps) {
  const messages = useMessages(threadMessages);
  const { submission, ownUserId, mentor } = props;
  const lines = toLines(submission);
  const now = new Date();
  return (
    <Card
      title={messages.title}
      aside={
        mentor && (
          <span className="ul-row ul-gap-8 ul-small ul-muted">
            <Avatar name={mentor.name} image={mentor.avatar} size="xs" isDecorative />
            <span>{messages.mentor(mentor.name)}</span>
          </span>
        )
      }
    >
      {lines.length === 0 && (
        <State
          art={<MessageSquare className="ul-icon" size={24} aria-hidden />}
          title={messages.none}
        >
          {props.isMentor ? messages.noneForMentor : messages.noneText}
        </State>
      )}
      {lines.map((line) =>
        line.kind === 'event' ? (
          <Happened key={`event-${line.event.id}`} event={line.event} now={now} />
        ) : (
          <Message
            key={`message-${line.message.id}`}
            message={line.message}
            isOwn={line.message.author.id === ownUserId}
            now={now}
          />
        ),
      )}
      <MessageForm {...props} />
    </Card>
  );
}

const lights = {
  complete: 'ok',
  needsRevision: 'pending',
  pending: 'info',
  notSubmitted: 'down',
  notAvailable: 'down',
} as const;

function Happened({ event, now }: { event: Schema<'SubmissionEvent'>; now: Date }) {
  const messages = useMessages(threadMessages);
  const statuses = useMessages(workStatusMessages);
  const formats = useFormats();
  return (
    <p className="ul-event">
      <StatusLight kind={lights[event.status]} />
      <span className="ul-event__text">
        {eventWords(event, messages, statuses)}, {formats.ago(event.date, now)}
      </span>
    </p>
  );
}

interface MessageProps {
  message: Schema<'SubmissionMessage'>;
  isOwn: boolean;
  now: Date;
}

function Message({ message: { id, author, state, message, date }, isOwn, now }: MessageProps) {
  const messages = useMessages(threadMessages);
  const formats = useFormats();
  return (
    <div className="ul-message">
      <Avatar name={author.name} image={author.avatar} isDecorative />
      <div className="ul-message__body">
        <p className="ul-row ul-gap-8">
          <b className="ul-strong">{isOwn ? messages.you : author.name}</b>
          <span className="ul-cap ul-subtle">{formats.ago(date, now)}</span>
          {!isOwn && (
            <ReportButton kind="message" contentId={id} name={messages.messageOf(author.name)} />
          )}
        </p>
        <p className="ul-message__text">{message}</p>
        {isOwn && state !== 'shown' && <p className="ul-cap ul-muted">{messages.covered[state]}</p>}
      </div>
    </div>
  );
}

function MessageForm(props: ThreadCardProps) {
  const messages = useMessages(threadMessages);
  const { mentor, isMentor = false, draft, onDraft, onSend, isSending, sendError, tools } = props;
  return (
    <div className="ul-thread__form">
      <TextArea
        label={messages.label}
        placeholder={isMentor ? messages.placeholderForMentor : messages.placeholder}
        value={draft}
        onChange={onDraft}
        maxLength={MESSAGE_MAX_LENGTH}
        errorMessage={sendError}
      />
      <div className="ul-row ul-thread__foot" data-justify="between">
        {tools ?? (
          <span className="ul-small ul-subtle">{mentor && messages.readsAlong(mentor.name)}</span>
        )}
        <Button
          icon={<Send className="ul-icon" size={16} />}
          isDisabled={draft.trim() === ''}
          isPending={isSending}
          onPress={onSend}
        >
          {messages.send}
        </Button>
      </div>
    </div>
  );
}
