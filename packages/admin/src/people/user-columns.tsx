import type { Schema } from '@uplink/api-client';
import { type Formats, useMessages } from '@uplink/api-client/messages';
import { Avatar } from '@uplink/ui/avatar';
import { IconButton } from '@uplink/ui/button';
import type { DataColumn } from '@uplink/ui/data-table';
import { Icon } from '@uplink/ui/icon';
import { Link } from '@uplink/ui/link';
import { Menu } from '@uplink/ui/menu';
import { Status, type StatusKind } from '@uplink/ui/status';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import type { bulkUsersMessages } from './bulk-users.messages.ts';
import type { BulkAction } from './bulk-users.tsx';
import type { useChosenUsers } from './chosen-users.tsx';
import { userListMessages } from './user-list.messages.ts';
import './user-list.css';

type Item = Schema<'UserListItem'>;
type HrefOf = (userId: number) => string;
type Contact = NonNullable<Item['contact']>;

const kinds: Record<Item['state'], StatusKind> = {
  active: 'ok',
  inactive: 'down',
  blocked: 'fault',
};

/** The state of an account. */
export function AccountStatus({
  state,
  isBare = true,
}: {
  state: Item['state'];
  isBare?: boolean;
}) {
  const messages = useMessages(userListMessages);
  return (
    <Status kind={kinds[state]} isBare={isBare}>
      {messages.states[state]}
    </Status>
  );
}

/** The columns that someone may see; without a way to accounts they see names alone. */
export const userColumns = (
  now: Date,
  hrefOf: HrefOf | undefined,
  messages: typeof userListMessages,
  formats: Formats,
): DataColumn<Item>[] => [
  {
    id: 'name',
    label: messages.name,
    isRowHeader: true,
    isSortable: true,
    render: (item) => <Person {...item} href={hrefOf?.(item.id)} />,
  },
  {
    id: 'roles',
    label: messages.roles,
    render: ({ roles }) => roles.map((role) => messages.roleNames[role]).join(', '),
  },
  ...(hrefOf ? contactColumns(now, messages, formats) : []),
  { id: 'state', label: messages.status, render: ({ state }) => <AccountStatus state={state} /> },
];

/** Acts on one person without choosing the row. */
export const rowMenu = (
  { entriesOf, onAsk }: Pick<ReturnType<typeof useChosenUsers>, 'entriesOf' | 'onAsk'>,
  hrefOf: HrefOf,
  messages: typeof bulkUsersMessages,
): DataColumn<Item> => ({
  id: 'actions',
  label: messages.actionsColumn,
  isLabelHidden: true,
  isHideable: false,
  width: '48px',
  render: (item) => (
    <Menu
      aria-label={messages.more(item.name)}
      trigger={
        <IconButton
          size="sm"
          variant="quiet"
          aria-label={messages.more(item.name)}
          icon={<Icon as={Ellipsis} size={18} />}
        />
      }
      groups={[[{ id: 'open', label: messages.open, href: hrefOf(item.id) }], ...entriesOf(item)]}
      onAction={(id) => id !== 'open' && onAsk({ action: id as BulkAction, userIds: [item.id] })}
    />
  ),
});

function contactColumns(
  now: Date,
  messages: typeof userListMessages,
  formats: Formats,
): DataColumn<Item>[] {
  const of =
    (draw: (contact: Contact) => ReactNode) =>
    ({ contact }: Item) =>
      contact && draw(contact);
  return [
    {
      id: 'phone',
      label: messages.phone,
      render: of(({ phone }) => phone ?? muted(messages.none)),
    },
    {
      id: 'cohorts',
      label: messages.cohorts,
      render: of(({ cohorts }) => cohorts.join(', ') || muted(messages.none)),
    },
    {
      id: 'xp',
      label: messages.xp,
      align: 'end',
      render: of(({ totalXpPoints, level }) => (
        <span className="ul-people__amount">
          <span className="ul-mono">{formats.number(totalXpPoints)}</span>
          <span className="ul-people__under ul-cap ul-subtle">{messages.level(level)}</span>
        </span>
      )),
    },
    {
      id: 'signUpDate',
      label: messages.signedUp,
      isSortable: true,
      render: of(({ signUpDate }) => <time dateTime={signUpDate}>{formats.date(signUpDate)}</time>),
    },
    {
      id: 'lastSeen',
      label: messages.lastSeen,
      render: of(({ lastSeen }) =>
        lastSeen ? (
          <time dateTime={lastSeen}>{formats.ago(lastSeen, now)}</time>
        ) : (
          muted(messages.never)
        ),
      ),
    },
  ];
}

const muted = (text: string) => <span className="ul-muted">{text}</span>;

function Person({ name, avatar, contact, href }: Item & { href: string | undefined }) {
  return (
    <span className="ul-people__person">
      <Avatar name={name} image={avatar} size="sm" isDecorative />
      <span className="ul-people__words">
        {href ? (
          <Link className="ul-people__link" href={href}>
            {name}
          </Link>
        ) : (
          <span>{name}</span>
        )}
        {contact && <span className="ul-people__under ul-cap ul-muted">{contact.email}</span>}
      </span>
    </span>
  );
}
