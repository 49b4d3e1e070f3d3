'use client';
import type { Schema } from '@uplink/api-client';
import { formatDate, formatMoney } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { useUplink, withdrawalsQuery } from '@uplink/api-client/react';
import { SelectFilter, useListSearch } from '@uplink/kit/lists';
import { NotReadyView, noContent, pageState, useHeldQuery } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { type DataColumn, DataTable } from '@uplink/ui/data-table';
import { Link } from '@uplink/ui/link';
import { StepPager } from '@uplink/ui/pagination';
import { Status, type StatusKind } from '@uplink/ui/status';
import { useState } from 'react';
import { FailureDialog } from './failure-dialog.tsx';
import { adminReferralMessages } from './referral.messages.ts';
import type { OfProgramProps } from './referral.types.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import './referral.css';

type Item = Schema<'ManagedWithdrawRequest'>;
type WithdrawStatus = Item['request']['status'];

export interface WithdrawSearch {
  status?: WithdrawStatus | undefined;
  sort?: string | undefined;
  cursor?: string | undefined;
}

export interface WithdrawListProps extends OfProgramProps {
  /** What is searched and filtered for; the address of the page can hold it. */
  search: WithdrawSearch;
  /** Told what to show instead. */
  onSearchChange: (search: WithdrawSearch) => void;
}

type Asked = { id: number; what: 'decide' | 'fail' };

/** The withdraw requests of a program, each decided on once. */
export function WithdrawList({ program, search, onSearchChange }: WithdrawListProps) {
  const messages = useMessages(adminReferralMessages);
  const [asked, setAsked] = useState<Asked>();
  const { sort, filter, onSortChange, onCursorChange } = useListSearch<WithdrawSearch>({
    search,
    onSearchChange,
  });
  const list = pageState(
    useHeldQuery(
      withdrawalsQuery(useUplink(), {
        type: program,
        status: search.status,
        cursor: search.cursor,
        orderBy: sort?.column === 'amount' ? 'amount' : 'date',
        direction: sort?.direction === 'ascending' ? 'asc' : 'desc',
      }),
    ),
  );
  const item =
    list.status === 'ready'
      ? list.items.find(({ request }) => request.id === asked?.id)
      : undefined;
  const close = () => setAsked(undefined);
  return (
    <Card isFlush>
      <div className="ul-program__filter">
        <SelectFilter
          label={messages.status}
          all={messages.everyStatus}
          options={statuses.map((id) => ({ id, label: messages.requestStatuses[id] }))}
          value={search.status}
          onChange={(status) => filter({ status })}
        />
      </div>
      {list.status === 'ready' || list.status === 'loading' ? (
        <DataTable<Item>
          label={messages.requests}
          columns={columnsFor(setAsked, messages)}
          rows={list.status === 'ready' ? list.items : []}
          rowKey={({ request }) => request.id}
          sort={sort ?? { column: 'date', direction: 'descending' }}
          onSortChange={onSortChange}
          isLoading={list.status === 'loading'}
        />
      ) : (
        <NotReadyView
          state={list}
          noun={messages.requests}
          skeleton={null}
          empty={noContent({ title: messages.noRequests, text: messages.noRequestsText })}
        />
      )}
      {list.status === 'ready' && (
        <div className="ul-program__foot">
          <StepPager
            noun={messages.requestsUnit}
            count={messages.requestCount(list.paging.total)}
            paging={list.paging}
            onChange={onCursorChange}
          />
        </div>
      )}
      {item && asked?.what === 'decide' && <WithdrawDialog item={item} onClose={close} />}
      {item && asked?.what === 'fail' && <FailureDialog item={item} onClose={close} />}
    </Card>
  );
}

const statuses = [1, 2, 3] as const;
const kinds = { 1: 'pending', 2: 'ok', 3: 'fault' } as const satisfies Record<
  WithdrawStatus,
  StatusKind
>;

const columnsFor = (
  onAsk: (asked: Asked) => void,
  messages: typeof adminReferralMessages,
): DataColumn<Item>[] => [
  {
    id: 'who',
    label: messages.who,
    isRowHeader: true,
    render: ({ user }) => <Link href={`/admin/users/${user.id}/referral`}>{user.name}</Link>,
  },
  {
    id: 'amount',
    label: messages.amount,
    align: 'end',
    isSortable: true,
    render: ({ request }) => <span className="ul-mono">{formatMoney(request)}</span>,
  },
  {
    id: 'date',
    label: messages.requested,
    isSortable: true,
    render: ({ request, requestedBy, user }) => (
      <>
        {formatDate(request.date)}
        {requestedBy.id !== user.id && (
          <span className="ul-program__under ul-small ul-muted">
            {messages.requestedBy(requestedBy.name)}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'status',
    label: messages.status,
    render: ({ request: { status, note } }) => (
      <span>
        <Status kind={kinds[status]} isBare>
          {messages.requestStatuses[status]}
        </Status>
        {note && <span className="ul-program__under ul-small ul-muted">{note}</span>}
      </span>
    ),
  },
  { id: 'payout', label: messages.payout, render: (item) => <Payout item={item} /> },
  {
    id: 'actions',
    label: messages.decision,
    isLabelHidden: true,
    align: 'end',
    render: (item) => <Action item={item} onAsk={onAsk} />,
  },
];

function Payout({ item: { payout, proof } }: { item: Item }) {
  const messages = useMessages(adminReferralMessages);
  if (!payout) return null;
  return (
    <p className="ul-program__words">
      {messages.methods[payout.method]}, <span className="ul-mono">{payout.reference}</span>
      {proof && (
        <>
          {', '}
          <Link href={proof} target="_blank" rel="noopener noreferrer">
            {messages.proof}
          </Link>
        </>
      )}
      {payout.failure && (
        <span className="ul-program__under ul-small ul-fault">{payout.failure}</span>
      )}
    </p>
  );
}

function Action({ item, onAsk }: { item: Item; onAsk: (asked: Asked) => void }) {
  const messages = useMessages(adminReferralMessages);
  const { request, payout, mayDecide, user } = item;
  const ask = (what: Asked['what']) => onAsk({ id: request.id, what });
  if (request.status === 1)
    return mayDecide ? (
      <Button
        size="sm"
        aria-label={messages.decideOn(user.name, formatMoney(request))}
        onPress={() => ask('decide')}
      >
        {messages.decide}
      </Button>
    ) : (
      <span className="ul-small ul-muted">{messages.otherPerson}</span>
    );
  return (
    payout?.status === 'paid' && (
      <Button
        size="sm"
        variant="quiet"
        aria-label={messages.failOn(user.name)}
        onPress={() => ask('fail')}
      >
        {messages.fail}
      </Button>
    )
  );
}
