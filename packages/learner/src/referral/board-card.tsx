'use client';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { participantsQuery, useUplink } from '@uplink/api-client/react';
import { RowsSkeleton } from '@uplink/kit/lists';
import { NotReadyView, noContent, pageState, useHeldQuery } from '@uplink/kit/states';
import { Avatar } from '@uplink/ui/avatar';
import { Card } from '@uplink/ui/card';
import { Pagination } from '@uplink/ui/pagination';
import { useState } from 'react';
import { referralMessages } from './referral.messages.ts';
import type { OfProgramProps } from './referral.types.ts';
import './referral.css';

/** Who brought how many: equal numbers share their rank, and the own line is always there. */
export function BoardCard({ program }: OfProgramProps) {
  const messages = useMessages(referralMessages);
  const [page, setPage] = useState(0);
  const query = useHeldQuery(participantsQuery(useUplink(), program, page));
  const list = pageState(query);
  const me = query.data?.me;
  if (list.status !== 'ready')
    return (
      <Card title={messages.board} isFlush>
        <NotReadyView
          state={list}
          noun={messages.board}
          skeleton={<RowsSkeleton hasTile />}
          empty={noContent({ title: messages.nobody, text: messages.nobodyText })}
        />
      </Card>
    );
  const isElsewhere = me && !list.items.some(({ isMe }) => isMe);
  return (
    <Card title={messages.board} isFlush>
      <ol className="ul-list">
        {list.items.map((one, place) => (
          // Names can be the same; the place on the page is not.
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other mark
          <Place key={place} {...one} />
        ))}
        {isElsewhere && <Place {...me} />}
      </ol>
      <div className="ul-referral__foot">
        <Pagination {...list.paging} noun={messages.participants} onChange={setPage} />
      </div>
    </Card>
  );
}

function Place({ rank, name, avatar, enrollments, isMe }: Schema<'Participant'>) {
  const messages = useMessages(referralMessages);
  return (
    <li className="ul-listrow ul-board__row" data-me={isMe || undefined}>
      <span className="ul-mono ul-small ul-none ul-board__rank">{rank}</span>
      <Avatar name={name} image={avatar} size="sm" isDecorative />
      <span className="ul-grow ul-medium ul-referral__words">
        {isMe ? `${messages.you} (${name})` : name}
      </span>
      <span className="ul-num ul-none">{messages.enrolled(enrollments)}</span>
    </li>
  );
}
