'use client';
import type { Schema } from '@uplink/api-client';
import { type Formats, useFormats, useMessages } from '@uplink/api-client/messages';
import { auditQuery, useUplink } from '@uplink/api-client/react';
import { ListFrame, listState, SelectFilter, useListSearch } from '@uplink/kit/lists';
import { useHeldQuery } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import type { DataColumn } from '@uplink/ui/data-table';
import { Icon } from '@uplink/ui/icon';
import { Link } from '@uplink/ui/link';
import { Download, X } from 'lucide-react';
import { DayRange } from '../shared/day-range.view.tsx';
import { inOwnZone } from '../shared/own-days.rules.ts';
import { useAuditExport } from './audit-log.controller.ts';
import { auditLogMessages } from './audit-log.messages.ts';
import type { AuditLogProps, AuditSearch } from './audit-log.types.ts';
import { TimesNote } from './times-note.tsx';
import { userLogMessages } from './user-log.messages.ts';
import { actionOptions, changesOf } from './user-log.rules.ts';
import './people.css';

type Entry = Schema<'AuditEntry'>;

/** Everything that staff did, to search, filter and download. */
export function AuditLog({ search, onSearchChange, hrefOf }: AuditLogProps) {
  const messages = useMessages(auditLogMessages);
  const asked = inOwnZone(search);
  const query = useHeldQuery(auditQuery(useUplink(), asked));
  const download = useAuditExport(asked);
  const log = useMessages(userLogMessages);
  const formats = useFormats();
  const { filter } = useListSearch({ search, onSearchChange });
  return (
    <ListFrame<Entry, AuditSearch>
      state={listState(query)}
      columns={columns(hrefOf, messages, log, formats)}
      search={search}
      onSearchChange={onSearchChange}
      noun={messages.noun}
      unit={messages.unit}
      empty={{ title: messages.emptyTitle, text: messages.emptyText }}
      filters={
        <>
          <SelectFilter
            label={messages.action}
            all={messages.anyAction}
            options={actionOptions(log)}
            value={search.action}
            onChange={(action) => filter({ action })}
          />
          <DayRange search={search} onFilter={filter} labels={messages} isLabelHidden />
          <Chip
            label={search.userId && messages.person(search.userId)}
            onRemove={() => filter({ userId: undefined })}
          />
          <Chip
            label={search.cohortId && messages.cohort(search.cohortId)}
            onRemove={() => filter({ cohortId: undefined })}
          />
          <Chip
            label={search.actorId && messages.onlyBy(search.actorId)}
            onRemove={() => filter({ actorId: undefined })}
          />
        </>
      }
      create={
        <Button
          icon={<Icon as={Download} />}
          isPending={download.isPending}
          onPress={() => download.mutate()}
        >
          {messages.download}
        </Button>
      }
    >
      <TimesNote />
    </ListFrame>
  );
}

interface ChipProps {
  label: string | 0 | undefined;
  onRemove: () => void;
}

function Chip({ label, onRemove }: ChipProps) {
  const messages = useMessages(auditLogMessages);
  if (!label) return null;
  return (
    <Button
      size="sm"
      variant="soft"
      aria-label={messages.remove(label)}
      endIcon={<Icon as={X} size={14} />}
      onPress={onRemove}
    >
      {label}
    </Button>
  );
}

const columns = (
  hrefOf: (userId: number) => string,
  messages: typeof auditLogMessages,
  log: typeof userLogMessages,
  formats: Formats,
): DataColumn<Entry>[] => [
  {
    id: 'date',
    label: messages.date,
    render: ({ date }) => (
      <time className="ul-num ul-small" dateTime={date}>
        {formats.dateTime(date)}
      </time>
    ),
  },
  {
    id: 'action',
    label: messages.action,
    isRowHeader: true,
    render: ({ action, product }) => (
      <>
        {log.action(action)}
        {product && <span className="ul-people__under ul-cap ul-muted">{product}</span>}
      </>
    ),
  },
  { id: 'by', label: messages.by, render: ({ by }) => <Link href={hrefOf(by.id)}>{by.name}</Link> },
  {
    id: 'user',
    label: messages.user,
    render: ({ user }) =>
      user ? (
        <Link href={hrefOf(user.id)}>{user.name}</Link>
      ) : (
        <span className="ul-muted">{messages.none}</span>
      ),
  },
  {
    id: 'changes',
    label: messages.changes,
    // Kept together: on phones a cell's contents are laid out in a row.
    render: (entry) => (
      <span>
        {changesOf(entry, log, formats).map((line) => (
          <span key={line} className="ul-people__change ul-small">
            {line}
          </span>
        ))}
      </span>
    ),
  },
  {
    id: 'reason',
    label: messages.reason,
    render: ({ reason }) => <span className="ul-small">{reason}</span>,
  },
];
