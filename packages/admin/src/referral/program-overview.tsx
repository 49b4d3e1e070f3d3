'use client';
import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { notReady, programLogsQuery, programStatsQuery, useUplink } from '@uplink/api-client/react';
import { NotReadyView, PageSkeleton, pageState, useHeldQuery } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import type { DateSearchProps } from './date-range.types.ts';
import { DateRange } from './date-range.view.tsx';
import { adminReferralMessages } from './referral.messages.ts';
import type { OfProgramProps } from './referral.types.ts';
import { RewardLog } from './reward-log.view.tsx';
import './referral.css';

export type ProgramOverviewProps = OfProgramProps & DateSearchProps;

/** What a program brought and cost on some days, and what happened. */
export function ProgramOverview({ program, search, onSearchChange }: ProgramOverviewProps) {
  const messages = useMessages(adminReferralMessages);
  const client = useUplink();
  const { startDate, endDate } = search;
  const stats = useHeldQuery(programStatsQuery(client, program, { startDate, endDate }));
  const logs = useHeldQuery(programLogsQuery(client, program, search));
  return (
    <>
      <DateRange search={search} onSearchChange={onSearchChange} />
      {stats.data ? (
        <Figures stats={stats.data} />
      ) : (
        <NotReadyView
          state={notReady(stats)}
          noun={messages.stats}
          skeleton={<PageSkeleton heights={[160]} />}
        />
      )}
      <RewardLog
        state={pageState(logs)}
        onCursorChange={(cursor) => onSearchChange({ ...search, cursor })}
      />
    </>
  );
}

const counts = ['clicks', 'applications', 'enrollments'] as const;
const amounts = ['earned', 'takenBack', 'paidOut', 'owed', 'held'] as const;

function Figures({ stats }: { stats: Schema<'ProgramStats'> }) {
  const messages = useMessages(adminReferralMessages);
  const formats = useAllFormats();
  const { currency } = stats;
  const figures = [
    ...counts.map((id) => [id, formats.number(stats[id])] as const),
    ...amounts.map((id) => [id, formats.money({ amount: stats[id], currency })] as const),
  ];
  return (
    <Card>
      <dl className="ul-program__figures">
        {figures.map(([id, value]) => (
          <div key={id}>
            <dt className="ul-small ul-muted">{messages.figures[id]}</dt>
            <dd className="ul-h2 ul-num">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
