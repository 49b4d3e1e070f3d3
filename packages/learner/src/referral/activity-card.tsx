'use client';
import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { rewardActivityQuery, useUplink } from '@uplink/api-client/react';
import { RowsSkeleton } from '@uplink/kit/lists';
import { NotReadyView, noContent, pageState, useHeldQuery } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import { StepPager } from '@uplink/ui/pagination';
import { type StatusKind, StatusLight } from '@uplink/ui/status';
import { useState } from 'react';
import { referralMessages } from './referral.messages.ts';
import type { OfProgramProps } from './referral.types.ts';
import './referral.css';

type Activity = Schema<'RewardActivity'>;

const lights: Record<Activity['kind'], StatusKind> = {
  click: 'down',
  application: 'pending',
  enrollment: 'ok',
  released: 'ok',
  team: 'ok',
  takenBack: 'fault',
  withdrawal: 'info',
  approved: 'ok',
  rejected: 'fault',
  payoutFailed: 'fault',
  credit: 'info',
};

/** What the link did, newest first. */
export function ActivityCard({ program }: OfProgramProps) {
  const messages = useMessages(referralMessages);
  const [cursor, setCursor] = useState<string>();
  const query = useHeldQuery(rewardActivityQuery(useUplink(), program, cursor));
  const list = pageState(query);
  return (
    <Card title={messages.activity} isFlush>
      {list.status === 'ready' ? (
        <>
          <ul className="ul-list">
            {list.items.map((one) => (
              <Line key={one.id} {...one} />
            ))}
          </ul>
          <div className="ul-referral__foot">
            <StepPager
              noun={messages.activityUnit}
              count={messages.entries(query.data?.paging.total ?? 0)}
              paging={query.data?.paging}
              onChange={setCursor}
            />
          </div>
        </>
      ) : (
        <NotReadyView
          state={list}
          noun={messages.activity}
          skeleton={<RowsSkeleton />}
          empty={noContent({ title: messages.noActivity, text: messages.noActivityText })}
        />
      )}
    </Card>
  );
}

function Line({ kind, count, person, product, amount, currency, date }: Activity) {
  const messages = useMessages(referralMessages);
  const formats = useAllFormats();
  const title =
    kind === 'click'
      ? messages.kinds.click(count)
      : messages.kinds[kind](person ?? messages.somebody);
  const isPlus = (amount ?? 0) > 0;
  return (
    <li className="ul-listrow">
      <StatusLight kind={lights[kind]} />
      <span className="ul-grow ul-referral__words">
        <span className="ul-medium">{title}</span>
        {product && <span className="ul-list__sub ul-small ul-muted">{product}</span>}
      </span>
      <time className="ul-small ul-muted ul-none" dateTime={date}>
        {formats.date(date)}
      </time>
      <span
        className="ul-small ul-mono ul-none ul-referral__amount"
        data-plus={isPlus || undefined}
      >
        {amount !== null &&
          amount !== 0 &&
          `${isPlus ? '+' : '-'}${formats.money({ amount: Math.abs(amount), currency })}`}
      </span>
    </li>
  );
}
