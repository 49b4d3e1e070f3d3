import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Avatar } from '@uplink/ui/avatar';
import { Button } from '@uplink/ui/button';
import { Status } from '@uplink/ui/status';
import { reviewMessages } from './review.messages.ts';
import './comment.css';

export interface CommentViewProps {
  comment: Schema<'SubmissionComment'>;
  /** The newest attempt. */
  version: number;
  isOwn: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onSettle: (isFixed: boolean) => void;
}

/** A comment under its line: what became of it, and what can be done with it. */
export function CommentView({ comment, version, isOwn, ...does }: CommentViewProps) {
  const messages = useMessages(reviewMessages);
  const { author, message, isDraft, fixedIn, isRequired } = comment;
  const isEarlier = !isDraft && comment.version < version;
  return (
    <div className="ul-comment">
      <Avatar name={author.name} image={author.avatar} size="xs" isDecorative />
      <div className="ul-comment__body">
        <p className="ul-comment__head">
          <b className="ul-strong">{isOwn ? messages.you : author.name}</b>
          <span className="ul-subtle">
            {isDraft ? messages.draft : messages.onAttempt(comment.version)}
          </span>
          {!isRequired && <span className="ul-subtle">{messages.isOptional}</span>}
          {isEarlier && (
            <Status isBare kind={fixedIn === null ? 'pending' : 'ok'}>
              {fixedIn === null ? messages.stillOpen : messages.fixedIn(fixedIn)}
            </Status>
          )}
        </p>
        <p className="ul-comment__text">{message}</p>
        {isDraft && (
          <p className="ul-cluster ul-gap-8">
            <Button size="sm" variant="quiet" onPress={does.onEdit}>
              {messages.edit}
            </Button>
            <Button size="sm" variant="quiet" onPress={does.onRemove}>
              {messages.remove}
            </Button>
          </p>
        )}
        {isEarlier && (
          <Button size="sm" variant="quiet" onPress={() => does.onSettle(fixedIn === null)}>
            {fixedIn === null ? messages.markFixed : messages.markOpen}
          </Button>
        )}
      </div>
    </div>
  );
}
