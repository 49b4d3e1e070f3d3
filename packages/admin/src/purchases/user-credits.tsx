'use client';
import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { mayAny } from '@uplink/api-client/domain';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { meQuery, notReady, userCreditsQuery, useUplink } from '@uplink/api-client/react';
import { RowsSkeleton } from '@uplink/kit/lists';
import { NotReadyView, noContent } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { type DataColumn, DataTable } from '@uplink/ui/data-table';
import { useState } from 'react';
import { ChangeCredits } from './change-credits.tsx';
import { userCreditsMessages } from './user-credits.messages.ts';
import type { UserPurchasesProps } from './user-purchases.tsx';

/** What someone has of credits, how that came about, and the way to give or take back some. */
export function UserCredits({ userId }: UserPurchasesProps) {
  const messages = useMessages(userCreditsMessages);
  const formats = useAllFormats();
  const client = useUplink();
  const me = useQuery(meQuery(client)).data;
  const query = useQuery(userCreditsQuery(client, userId));
  const [isOpen, setOpen] = useState(false);
  if (!query.data)
    return (
      <NotReadyView
        state={notReady(query)}
        noun={messages.title}
        skeleton={<RowsSkeleton />}
        empty={noContent({ title: messages.none, text: messages.noneText })}
      />
    );
  const { balances, entries } = query.data;
  const mayChange = me && me.id !== userId && mayAny(me, 'refundPurchase');
  return (
    <Card
      title={messages.title}
      aside={
        mayChange && (
          <Button size="sm" onPress={() => setOpen(true)}>
            {messages.change}
          </Button>
        )
      }
    >
      <div className="ul-stack ul-gap-16">
        {balances.length === 0 && <p className="ul-muted">{messages.none}</p>}
        {balances.map((balance) => (
          <p key={balance.currency} className="ul-h2 ul-num">
            {formats.money(balance)}
          </p>
        ))}
        {entries.length > 0 && <Entries entries={entries} />}
      </div>
      {isOpen && (
        <ChangeCredits userId={userId} balances={balances} onClose={() => setOpen(false)} />
      )}
    </Card>
  );
}

function Entries({ entries }: Pick<Schema<'UserCredits'>, 'entries'>) {
  const messages = useMessages(userCreditsMessages);
  const formats = useAllFormats();
  const columns: DataColumn<Schema<'CreditEntry'>>[] = [
    {
      id: 'date',
      label: messages.date,
      isRowHeader: true,
      render: ({ date }) => <time dateTime={date}>{formats.date(date)}</time>,
    },
    {
      id: 'what',
      label: messages.what,
      render: ({ kind, product }) =>
        product === null ? messages.kinds[kind] : messages.kindOf(messages.kinds[kind], product),
    },
    { id: 'reason', label: messages.reason, render: ({ reason }) => reason },
    { id: 'by', label: messages.by, render: ({ by }) => by?.name ?? messages.server },
    {
      id: 'amount',
      label: messages.amount,
      align: 'end',
      render: (entry) => <span className="ul-num">{formats.money(entry)}</span>,
    },
  ];
  return (
    <DataTable
      label={messages.history}
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
      density="compact"
      isHeadSticky={false}
    />
  );
}
