import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Note } from '../states/index.ts';
import { moderationMessages } from './moderation.messages.ts';

/** Why others don't see a text: its author reads the reason, everyone else that it was hidden. */
export function ModerationNote({ status, caseId, reason }: Schema<'PostModeration'>) {
  const messages = useMessages(moderationMessages);
  if (status === 'held')
    return (
      <Note kind="pending">
        <p>
          <b className="ul-medium">{messages.held}.</b> {messages.heldText}
        </p>
      </Note>
    );
  return caseId === null ? (
    <p className="ul-muted">{messages.hidden}</p>
  ) : (
    <Note kind="pending">
      <p>{messages.hiddenOwn(reason ?? '')}</p>
    </Note>
  );
}
