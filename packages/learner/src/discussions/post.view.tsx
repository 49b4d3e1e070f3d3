import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { ModerationNote, ReportButton } from '@uplink/kit/moderation';
import { AuthorText } from '@uplink/kit/text';
import { Avatar } from '@uplink/ui/avatar';
import { IconButton } from '@uplink/ui/button';
import { Badge } from '@uplink/ui/status';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { discussionsMessages } from './discussions.messages.ts';
import type { PostWords } from './post.rules.ts';
import { PostChange } from './post-change.tsx';

export interface PostProps {
  post: Pick<
    Schema<'Response'>,
    | 'id'
    | 'author'
    | 'body'
    | 'html'
    | 'createdAt'
    | 'editedAt'
    | 'canEdit'
    | 'canDelete'
    | 'moderation'
  >;
  kind: 'question' | 'response';
  /** What the buttons call it, e.g. 'the question'. */
  name: string;
  /** Only a question has one. */
  title?: string;
  onChange: (words: PostWords) => Promise<unknown>;
  onDelete: () => void;
}

/** A question or a response: who wrote it, when, what, and what its reader may do with it. */
export function Post({ post, kind, name, title, onChange, onDelete }: PostProps) {
  const messages = useMessages(discussionsMessages);
  const formats = useFormats();
  const { author, body, html, createdAt, editedAt, canEdit, canDelete, moderation } = post;
  const [isEdited, setEdited] = useState(false);
  const now = new Date();
  return (
    <div className="ul-post">
      <Avatar name={author.name} image={author.avatar} isDecorative />
      <div className="ul-post__body">
        <div className="ul-row ul-post__head" data-justify="between">
          <p className="ul-cluster ul-gap-8">
            <b className="ul-strong">{author.name}</b>
            {author.isMentor && <Badge tone="primary">{messages.mentor}</Badge>}
            <span className="ul-cap ul-subtle">{formats.ago(createdAt, now)}</span>
            {editedAt && (
              <span className="ul-cap ul-subtle">
                {messages.edited(formats.ago(editedAt, now))}
              </span>
            )}
          </p>
          {!isEdited && (
            <span className="ul-row ul-none">
              {!canEdit && !moderation && (
                <ReportButton kind={kind} contentId={post.id} name={name} />
              )}
              {canEdit && (
                <IconButton
                  size="sm"
                  aria-label={messages.editLabel(name)}
                  icon={<Pencil className="ul-icon" size={16} aria-hidden />}
                  onPress={() => setEdited(true)}
                />
              )}
              {canDelete && (
                <IconButton
                  size="sm"
                  aria-label={messages.deleteLabel(name)}
                  icon={<Trash2 className="ul-icon" size={16} aria-hidden />}
                  onPress={onDelete}
                />
              )}
            </span>
          )}
        </div>
        {moderation && <ModerationNote {...moderation} />}
        {isEdited ? (
          <PostChange
            words={{ title: title ?? '', body }}
            hasTitle={title !== undefined}
            onSave={onChange}
            onClose={() => setEdited(false)}
          />
        ) : (
          <AuthorText html={html} />
        )}
      </div>
    </div>
  );
}
