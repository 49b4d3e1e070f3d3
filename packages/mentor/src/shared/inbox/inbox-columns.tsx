import type { Schema } from '@uplink/api-client';
import type { Formats } from '@uplink/api-client/messages';
import { Avatar } from '@uplink/ui/avatar';
import type { DataColumn } from '@uplink/ui/data-table';
import { Link } from '@uplink/ui/link';
import { claimWords, type InboxReader } from './claim-words.ts';
import type { inboxMessages } from './inbox.messages.ts';

export interface InboxWork {
  title: string;
  user: Schema<'UserRef'>;
  /** How many times it was handed in. @default 1 */
  version?: number;
  submittedAt: string | null;
}

/** Whose work it is; the link to it names the row. */
export const workColumn = <Item extends InboxWork>(
  hrefOf: (item: Item) => string,
  messages: typeof inboxMessages,
): DataColumn<Item> => ({
  id: 'work',
  label: messages.work,
  isRowHeader: true,
  render: (item) => {
    const { title, user, version = 1 } = item;
    return (
      <Link className="ul-inbox__work" href={hrefOf(item)}>
        <Avatar name={user.name} image={user.avatar} size="sm" isDecorative />
        <span className="ul-inbox__words">
          <span className="ul-inbox__title">
            {title}
            <span className="ul-sr">, </span>
          </span>
          <span className="ul-small ul-muted">
            {version > 1 ? messages.named(user.name, messages.version(version)) : user.name}
          </span>
        </span>
      </Link>
    );
  },
});

/** When it was handed in, the one order that can be chosen. */
export const handedInColumn = <Item extends InboxWork>(
  now: Date,
  messages: typeof inboxMessages,
  formats: Formats,
): DataColumn<Item> => ({
  id: 'submittedAt',
  label: messages.handedIn,
  isSortable: true,
  render: ({ submittedAt }) =>
    submittedAt && (
      <time dateTime={submittedAt} title={formats.date(submittedAt)}>
        {formats.ago(submittedAt, now)}
      </time>
    ),
});

/** Who reviews it now. */
export const reviewerColumn = <Item extends { claim: Schema<'ReviewClaim'> | null }>(
  reader: InboxReader,
  isWaiting: (item: Item) => boolean,
  messages: typeof inboxMessages,
  formats: Formats,
): DataColumn<Item> => ({
  id: 'reviewer',
  label: messages.reviewer,
  render: (item) => {
    const words = claimWords(item.claim, reader, messages, formats);
    return words ?? (isWaiting(item) ? <span className="ul-muted">{messages.free}</span> : null);
  },
});
