'use client';
import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import {
  notReady,
  userRewardLogsQuery,
  userRewardsQuery,
  useUplink,
} from '@uplink/api-client/react';
import { NotReadyView, noContent, PageSkeleton, pageState, useHeldQuery } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Status } from '@uplink/ui/status';
import { useState } from 'react';
import { ChangeCalendly } from './change-calendly.tsx';
import type { DateSearch } from './date-range.types.ts';
import { DateRange } from './date-range.view.tsx';
import { MakeAmbassador } from './make-ambassador.tsx';
import { PayoutDialog } from './payout-dialog.tsx';
import { adminReferralMessages } from './referral.messages.ts';
import { RewardLog } from './reward-log.view.tsx';
import './referral.css';

export interface UserRewardsProps {
  /** The person's id. */
  userId: number;
}

/** What a person earned in both programs, what their links did, and how they are paid. */
export function UserRewards({ userId }: UserRewardsProps) {
  const messages = useMessages(adminReferralMessages);
  const [asked, setAsked] = useState<'tier' | 'calendly' | 'payout'>();
  const query = useHeldQuery(userRewardsQuery(useUplink(), userId));
  if (!query.data)
    return (
      <NotReadyView
        state={notReady(query)}
        noun={messages.earned}
        skeleton={<PageSkeleton heights={[160, 240]} />}
        empty={noContent({ title: messages.noAccount, text: messages.noAccountText })}
      />
    );
  const rewards = query.data;
  const close = () => setAsked(undefined);
  const owes = rewards.referral.balance > 0 || (rewards.ambassador?.balance ?? 0) > 0;
  return (
    <>
      <div className="ul-cluster">
        <span className="ul-small ul-muted">
          {messages.code}: <span className="ul-mono">{rewards.referralCode}</span>
        </span>
        <Button onPress={() => setAsked('tier')}>
          {rewards.ambassador ? messages.changeTier : messages.makeAmbassador}
        </Button>
        {rewards.ambassador && (
          <Button onPress={() => setAsked('calendly')}>{messages.changeCalendly}</Button>
        )}
        <Button variant="primary" isDisabled={!owes} onPress={() => setAsked('payout')}>
          {messages.payOut}
        </Button>
      </div>
      {rewards.ambassador && <Earned rewards={rewards.ambassador} />}
      <Earned rewards={rewards.referral} />
      <UserRewardLog userId={userId} />
      {asked === 'tier' && <MakeAmbassador rewards={rewards} onClose={close} />}
      {asked === 'calendly' && <ChangeCalendly rewards={rewards} onClose={close} />}
      {asked === 'payout' && <PayoutDialog rewards={rewards} onClose={close} />}
    </>
  );
}

function Earned({ rewards }: { rewards: Schema<'RewardOverview'> }) {
  const messages = useMessages(adminReferralMessages);
  const formats = useAllFormats();
  const { program, balance, held, paidOut, currency, lastWithdrawRequest, tier } = rewards;
  const money = (amount: number) => formats.money({ amount, currency });
  const all = rewards.funnel.find(({ range }) => range === 'all');
  const figures = [
    [messages.balance, money(balance)],
    [messages.figures.held, money(held)],
    [messages.figures.paidOut, money(paidOut)],
    [
      messages.lastRequest,
      lastWithdrawRequest
        ? messages.requestStatuses[lastWithdrawRequest.status]
        : messages.noRequest,
    ],
    [messages.figures.clicks, formats.number(all?.clicks ?? 0)],
    [messages.figures.applications, formats.number(all?.applications ?? 0)],
    [messages.figures.enrollments, formats.number(all?.enrollments ?? 0)],
  ];
  return (
    <Card title={messages.titles[program]} aside={<Status kind="info">{tier}</Status>}>
      <dl className="ul-program__figures">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="ul-small ul-muted">{label}</dt>
            <dd className="ul-h3 ul-num">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function UserRewardLog({ userId }: UserRewardsProps) {
  const [search, setSearch] = useState<DateSearch>({});
  const logs = useHeldQuery(userRewardLogsQuery(useUplink(), userId, search));
  return (
    <>
      <DateRange search={search} onSearchChange={setSearch} />
      <RewardLog
        state={pageState(logs)}
        onCursorChange={(cursor) => setSearch({ ...search, cursor })}
      />
    </>
  );
}
