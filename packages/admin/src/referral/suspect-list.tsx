'use client';
import type { Schema } from '@uplink/api-client';
import { type AllFormats, useAllFormats, useMessages } from '@uplink/api-client/messages';
import { suspectsQuery, useUplink } from '@uplink/api-client/react';
import { RowsSkeleton } from '@uplink/kit/lists';
import { NotReadyView, noContent, pageState, useHeldQuery } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { type DataColumn, DataTable } from '@uplink/ui/data-table';
import { Link } from '@uplink/ui/link';
import { StepPager } from '@uplink/ui/pagination';
import { Badge } from '@uplink/ui/status';
import { useState } from 'react';
import { adminReferralMessages } from './referral.messages.ts';
import { ReviewDialog } from './review-dialog.tsx';
import './referral.css';

type Suspect = Schema<'SuspectedReferral'>;

export interface SuspectListProps {
  /** Where the page of the list begins, as the server named it. @default the first page */
  cursor?: string | undefined;
  /** Told where the page to show instead begins. */
  onCursorChange: (cursor: string) => void;
}

/** Enrollments whose referrer and buyer have something in common, each decided on by a person. */
export function SuspectList({ cursor, onCursorChange }: SuspectListProps) {
  const messages = useMessages(adminReferralMessages);
  const formats = useAllFormats();
  const [asked, setAsked] = useState<number>();
  const list = pageState(useHeldQuery(suspectsQuery(useUplink(), cursor)));
  const suspect = list.status === 'ready' ? list.items.find(({ id }) => id === asked) : undefined;
  return (
    <Card title={messages.suspects} isFlush>
      {list.status === 'ready' ? (
        <>
          <DataTable<Suspect>
            label={messages.suspects}
            columns={columnsFor(setAsked, messages, formats)}
            rows={list.items}
            rowKey={({ id }) => id}
          />
          <div className="ul-program__foot">
            <StepPager
              noun={messages.suspectsUnit}
              count={messages.suspectCount(list.paging.total)}
              paging={list.paging}
              onChange={onCursorChange}
            />
          </div>
        </>
      ) : (
        <NotReadyView
          state={list}
          noun={messages.suspects}
          skeleton={<RowsSkeleton />}
          empty={noContent({ title: messages.noSuspects, text: messages.noSuspectsText })}
        />
      )}
      {suspect && <ReviewDialog suspect={suspect} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

const columnsFor = (
  onAsk: (id: number) => void,
  messages: typeof adminReferralMessages,
  formats: AllFormats,
): DataColumn<Suspect>[] => [
  {
    id: 'referrer',
    label: messages.referrer,
    isRowHeader: true,
    render: ({ referrer }) => (
      <Link href={`/admin/users/${referrer.id}/referral`}>{referrer.name}</Link>
    ),
  },
  {
    id: 'buyer',
    label: messages.buyer,
    render: ({ person }) => <Link href={`/admin/users/${person.id}`}>{person.name}</Link>,
  },
  {
    id: 'product',
    label: messages.product,
    render: ({ product, date }) => (
      <>
        {product}
        <span className="ul-program__under ul-small ul-muted">{formats.date(date)}</span>
      </>
    ),
  },
  {
    id: 'why',
    label: messages.why,
    render: ({ reasons }) => (
      <span className="ul-cluster">
        {reasons.map((reason) => (
          <Badge key={reason}>{messages.reasons[reason]}</Badge>
        ))}
      </span>
    ),
  },
  {
    id: 'reward',
    label: messages.reward,
    align: 'end',
    render: (suspect) => <span className="ul-mono">{formats.money(suspect)}</span>,
  },
  {
    id: 'actions',
    label: messages.review,
    isLabelHidden: true,
    align: 'end',
    render: ({ id, referrer, person }) => (
      <Button
        size="sm"
        aria-label={messages.reviewOn(referrer.name, person.name)}
        onPress={() => onAsk(id)}
      >
        {messages.review}
      </Button>
    ),
  },
];
