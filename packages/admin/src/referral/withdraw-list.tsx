'use client';
import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { useUplink, withdrawalsQuery } from '@uplink/api-client/react';
import { ListFrame, SelectFilter, useListSearch } from '@uplink/kit/lists';
import { pageState, useHeldQuery } from '@uplink/kit/states';
import { useState } from 'react';
import { FailureDialog } from './failure-dialog.tsx';
import { adminReferralMessages } from './referral.messages.ts';
import type { OfProgramProps } from './referral.types.ts';
import { type AskedOf, type WithdrawItem, withdrawColumns } from './withdraw-columns.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import './referral.css';

type Request = Schema<'ManagedWithdrawRequest'>;
type WithdrawStatus = Request['request']['status'];

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

/** The withdrawal requests of a program, each decided on once. */
export function WithdrawList({ program, search, onSearchChange }: WithdrawListProps) {
  const messages = useMessages(adminReferralMessages);
  const formats = useAllFormats();
  const [asked, setAsked] = useState<AskedOf>();
  const { sort, filter } = useListSearch<WithdrawSearch>({ search, onSearchChange });
  const list = pageState<Request, Schema<'KeysetPaging'>>(
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
  const items = list.status === 'ready' ? list.items : [];
  const item = items.find(({ request }) => request.id === asked?.id);
  const close = () => setAsked(undefined);
  return (
    <>
      <ListFrame<WithdrawItem, WithdrawSearch>
        state={
          list.status === 'ready'
            ? { ...list, items: items.map((one) => ({ ...one, id: one.request.id })) }
            : list
        }
        columns={withdrawColumns(setAsked, messages, formats)}
        search={search}
        onSearchChange={onSearchChange}
        noun={messages.requests}
        unit={messages.requestCount}
        empty={{ title: messages.noRequests, text: messages.noRequestsText }}
        defaultSort={newestFirst}
        hasWords={false}
        filters={
          <SelectFilter
            label={messages.status}
            all={messages.everyStatus}
            options={statuses.map((id) => ({ id, label: messages.requestStatuses[id] }))}
            value={search.status}
            onChange={(status) => filter({ status })}
          />
        }
      />
      {item && asked?.what === 'decide' && <WithdrawDialog item={item} onClose={close} />}
      {item && asked?.what === 'fail' && <FailureDialog item={item} onClose={close} />}
    </>
  );
}

const newestFirst = { column: 'date', direction: 'descending' } as const;
const statuses = [1, 2, 3] as const;
