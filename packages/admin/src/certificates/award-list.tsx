'use client';
import type { Schema } from '@uplink/api-client';
import { type Formats, useFormats, useMessages } from '@uplink/api-client/messages';
import { awardsQuery, useUplink } from '@uplink/api-client/react';
import {
  ListFrame,
  listState,
  SelectFilter,
  useListSearch,
  type WordSearch,
} from '@uplink/kit/lists';
import { useHeldQuery } from '@uplink/kit/states';
import { Button, IconButton } from '@uplink/ui/button';
import type { DataColumn } from '@uplink/ui/data-table';
import { Icon } from '@uplink/ui/icon';
import { Link } from '@uplink/ui/link';
import { Menu } from '@uplink/ui/menu';
import { Status, type StatusKind } from '@uplink/ui/status';
import { Award as AwardIcon, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { type AwardAction, AwardDialog } from './award-dialog.tsx';
import { awardsMessages } from './awards.messages.ts';
import { IssueAward } from './issue-award.tsx';
import './awards.css';

type Award = Schema<'Award'>;

export interface AwardSearch extends WordSearch {
  type?: 1 | 2 | 3 | undefined;
  status?: Schema<'DiplomaStatus'> | undefined;
}

export interface AwardListProps {
  /** What is searched and filtered for; the address of the page can hold it. */
  search: AwardSearch;
  /** Told what to show instead. */
  onSearchChange: (search: AwardSearch) => void;
}

interface Asked {
  award: Award;
  action: AwardAction;
}

/** Every certificate and award that was issued, with what can be done about it. */
export function AwardList({ search, onSearchChange }: AwardListProps) {
  const messages = useMessages(awardsMessages);
  const formats = useFormats();
  const [isIssuing, setIssuing] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const query = useHeldQuery(awardsQuery(useUplink(), search));
  const { filter } = useListSearch({ search, onSearchChange });
  return (
    <>
      <ListFrame<Award, AwardSearch>
        state={listState(query)}
        columns={columns(setAsked, messages, formats)}
        search={search}
        onSearchChange={onSearchChange}
        noun={messages.noun}
        unit={messages.unit}
        empty={{ title: messages.emptyTitle, text: messages.emptyText }}
        filters={
          <>
            <SelectFilter
              label={messages.type}
              all={messages.allTypes}
              options={types.map((id) => ({ id, label: messages.types[id] }))}
              value={search.type}
              onChange={(type) => filter({ type })}
            />
            <SelectFilter
              label={messages.status}
              all={messages.allStates}
              options={states.map((id) => ({ id, label: messages.states[id] }))}
              value={search.status}
              onChange={(status) => filter({ status })}
            />
          </>
        }
        create={
          <Button variant="primary" icon={<Icon as={AwardIcon} />} onPress={() => setIssuing(true)}>
            {messages.issue}
          </Button>
        }
      />
      {isIssuing && <IssueAward onClose={() => setIssuing(false)} />}
      {asked && <AwardDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const types = [1, 2, 3] as const;
const states = ['valid', 'expired', 'revoked'] as const;
const kinds: Record<Schema<'DiplomaStatus'>, StatusKind> = {
  valid: 'ok',
  expired: 'down',
  revoked: 'fault',
};

const columns = (
  onAsk: (asked: Asked) => void,
  messages: typeof awardsMessages,
  formats: Formats,
): DataColumn<Award>[] => [
  {
    id: 'recipient',
    label: messages.recipient,
    isRowHeader: true,
    render: ({ user, recipient }) => <Link href={`/admin/users/${user.id}`}>{recipient}</Link>,
  },
  {
    id: 'award',
    label: messages.award,
    render: ({ name, moduleName }) => `${name}: ${moduleName}`,
  },
  {
    id: 'reference',
    label: messages.reference,
    render: ({ referenceNumber, verificationUrl }) => (
      <Link className="ul-mono" href={new URL(verificationUrl).pathname}>
        {referenceNumber}
      </Link>
    ),
  },
  {
    id: 'issued',
    label: messages.issued,
    render: ({ issuedAt }) => <time dateTime={issuedAt}>{formats.date(issuedAt)}</time>,
  },
  {
    id: 'expires',
    label: messages.expires,
    render: ({ expiresAt }) => (expiresAt ? formats.date(expiresAt) : messages.never),
  },
  {
    id: 'status',
    label: messages.status,
    render: ({ status, revokedReason }) => (
      <span>
        <Status kind={kinds[status]} isBare>
          {messages.states[status]}
        </Status>
        {revokedReason && (
          <span className="ul-award-reason ul-small ul-muted">{revokedReason}</span>
        )}
      </span>
    ),
  },
  {
    id: 'actions',
    label: messages.actionsColumn,
    isLabelHidden: true,
    width: '48px',
    render: (award) =>
      award.status !== 'revoked' && (
        <Menu
          aria-label={messages.actions(award.referenceNumber)}
          trigger={
            <IconButton
              size="sm"
              variant="quiet"
              aria-label={messages.actions(award.referenceNumber)}
              icon={<Icon as={Ellipsis} size={18} />}
            />
          }
          groups={[
            [{ id: 'renew', label: messages.renew }],
            [{ id: 'revoke', label: messages.revoke, tone: 'danger' as const }],
          ]}
          onAction={(action) => onAsk({ award, action: action as AwardAction })}
        />
      ),
  },
];
