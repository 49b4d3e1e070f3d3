'use client';
import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { submissionCommentsQuery, useUplink } from '@uplink/api-client/react';
import { Avatar } from '@uplink/ui/avatar';
import { Card } from '@uplink/ui/card';
import { Status } from '@uplink/ui/status';
import { lineCommentsMessages } from './line-comments.messages.ts';
import './line-comments.css';

export interface LineCommentsProps {
  /** The handed-in work, in the version that was loaded. */
  submission: Pick<Schema<'Submission'>, 'homeworkId' | 'submissionId' | 'version'>;
}

/** What a mentor said about lines of handed-in work, the newest attempt first; nothing without comments. */
export function LineComments({ submission }: LineCommentsProps) {
  const messages = useMessages(lineCommentsMessages);
  const { homeworkId, submissionId, version } = submission;
  const { data = [] } = useQuery(
    submissionCommentsQuery(useUplink(), { homeworkId, submissionId }),
  );
  const sent = data.filter(({ isDraft }) => !isDraft);
  if (sent.length === 0) return null;
  const now = new Date();
  const newestFirst = [...sent].sort((one, other) => other.version - one.version);
  return (
    <Card title={messages.title}>
      <ul className="ul-line-comments">
        {newestFirst.map((comment) => (
          <li key={comment.id} className="ul-line-comments__one">
            <LineComment comment={comment} version={version} now={now} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface LineCommentProps {
  comment: Schema<'SubmissionComment'>;
  version: number;
  now: Date;
}

function LineComment({ comment, version, now }: LineCommentProps) {
  const messages = useMessages(lineCommentsMessages);
  const formats = useFormats();
  const { author, place, message, isRequired, fixedIn, date } = comment;
  return (
    <>
      <Avatar name={author.name} image={author.avatar} size="xs" isDecorative />
      <div className="ul-line-comments__body">
        <p className="ul-cluster ul-gap-8">
          <b className="ul-strong">{author.name}</b>
          <span className="ul-small ul-muted">
            {messages.where(place, comment.version)}, {formats.ago(date, now)}
          </span>
          {comment.version < version && fixedIn !== null && (
            <Status isBare kind="ok">
              {messages.fixedIn(fixedIn)}
            </Status>
          )}
          {fixedIn === null && (
            <Status isBare kind={isRequired ? 'pending' : 'info'}>
              {isRequired ? messages.toFix : messages.niceToHave}
            </Status>
          )}
        </p>
        {place.quote.trim() !== '' && (
          <code className="ul-line-comments__quote">{place.quote}</code>
        )}
        <p className="ul-line-comments__text">{message}</p>
      </div>
    </>
  );
}
