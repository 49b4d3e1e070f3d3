'use client';
import { useMessages } from '@uplink/api-client/messages';
import { notReady, ownWithdrawalsQuery, useUplink } from '@uplink/api-client/react';
import { RowsSkeleton } from '@uplink/kit/lists';
import { NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import { referralMessages } from './referral.messages.ts';
import type { RewardsProps } from './referral.types.ts';
import { WithdrawRequest } from './withdraw-request.view.tsx';
import './referral.css';

/** Every withdrawal request so far, newest first; nothing for those who never asked. */
export function WithdrawalsCard({ rewards }: RewardsProps) {
  return rewards.lastWithdrawRequest ? <Withdrawals program={rewards.program} /> : null;
}

function Withdrawals({ program }: Pick<RewardsProps['rewards'], 'program'>) {
  const messages = useMessages(referralMessages);
  const query = useHeldQuery(ownWithdrawalsQuery(useUplink(), program));
  return (
    <Card title={messages.requests} isFlush>
      {query.data ? (
        <ul className="ul-list">
          {query.data.map((request) => (
            <li key={request.id} className="ul-listrow">
              <WithdrawRequest request={request} title={messages.request} />
            </li>
          ))}
        </ul>
      ) : (
        <NotReadyView
          state={notReady(query)}
          noun={messages.requests}
          skeleton={<RowsSkeleton />}
        />
      )}
    </Card>
  );
}
