'use client';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { participantsQuery, useUplink } from '@uplink/api-client/react';
import { RowsSkeleton } from '@uplink/kit/lists';
import { NotReadyView, noContent, pageState, useHeldQuery } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import { type DataColumn, DataTable } from '@uplink/ui/data-table';
import { Pagination } from '@uplink/ui/pagination';
import { useState } from 'react';
import { adminReferralMessages } from './referral.messages.ts';
import type { OfProgramProps } from './referral.types.ts';
import './referral.css';

type Row = Schema<'Participant'> & { place: number };

/** The board as everyone in the program sees it: equal numbers share their rank. */
export function ParticipantList({ program }: OfProgramProps) {
  const messages = useMessages(adminReferralMessages);
  const [page, setPage] = useState(0);
  const list = pageState(useHeldQuery(participantsQuery(useUplink(), program, page)));
  return (
    <Card title={messages.participants} isFlush>
      {list.status === 'ready' ? (
        <>
          <DataTable<Row>
            label={messages.participants}
            columns={columnsFor(messages)}
            // Names can be the same; the place on the page is not.
            rows={list.items.map((item, place) => ({ ...item, place }))}
            rowKey={({ place }) => place}
            density="compact"
          />
          <div className="ul-program__foot">
            <Pagination {...list.paging} noun={messages.participantsUnit} onChange={setPage} />
          </div>
        </>
      ) : (
        <NotReadyView
          state={list}
          noun={messages.participants}
          skeleton={<RowsSkeleton />}
          empty={noContent({ title: messages.noParticipants, text: messages.noParticipantsText })}
        />
      )}
    </Card>
  );
}

const columnsFor = (messages: typeof adminReferralMessages): DataColumn<Row>[] => [
  { id: 'rank', label: messages.rank, width: '72px', render: ({ rank }) => rank },
  { id: 'name', label: messages.name, isRowHeader: true, render: ({ name }) => name },
  {
    id: 'enrollments',
    label: messages.enrollments,
    align: 'end',
    render: ({ enrollments }) => enrollments,
  },
];
