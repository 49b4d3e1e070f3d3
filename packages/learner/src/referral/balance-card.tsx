'use client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { Confirm } from '@uplink/kit/dialogs';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { useState } from 'react';
import { type BalanceUse, useBalance } from './balance.controller.ts';
import { referralMessages } from './referral.messages.ts';
import type { RewardsProps } from './referral.types.ts';
import { WithdrawRequest } from './withdraw-request.view.tsx';
import './referral.css';

/** What can be withdrawn, what is held back, and the state of the last request. */
export function BalanceCard({ rewards }: RewardsProps) {
  const messages = useMessages(referralMessages);
  const formats = useAllFormats();
  const { program, balance, held, paidOut, currency, minWithdrawal } = rewards;
  const { use, isPending, error } = useBalance(program);
  const [asked, setAsked] = useState<BalanceUse>();
  const money = (amount: number) => formats.money({ amount, currency });
  const last = rewards.lastWithdrawRequest;
  const isWaiting = last?.status === 1;
  const canWithdraw = balance >= minWithdrawal && !isWaiting;
  return (
    <Card aria-label={messages.balance}>
      <p className="ul-muted">{messages.balance}</p>
      <p className="ul-h1 ul-num">{money(balance)}</p>
      {held > 0 && <p className="ul-small ul-muted">{messages.held(money(held))}</p>}
      <p className="ul-small ul-muted">{messages.paidOut(money(paidOut))}</p>
      <div className="ul-referral__buttons">
        <Button
          variant="primary"
          isDisabled={!canWithdraw}
          isPending={isPending}
          onPress={() => setAsked('withdraw')}
        >
          {messages.withdraw(money(balance))}
        </Button>
        {balance > 0 && (
          <Button isPending={isPending} onPress={() => setAsked('credits')}>
            {messages.credits}
          </Button>
        )}
      </div>
      <p className="ul-small ul-muted">{hintOf(rewards, isWaiting, money, messages)}</p>
      {error && (
        <p className="ul-small ul-fault" role="alert">
          {error}
        </p>
      )}
      {last && (
        <div className="ul-referral__last">
          <WithdrawRequest request={last} title={messages.lastRequest} />
        </div>
      )}
      <Confirm
        title={asked === 'credits' ? messages.creditsTitle : messages.withdrawTitle}
        confirmLabel={asked === 'credits' ? messages.credits : messages.withdraw(money(balance))}
        isOpen={asked !== undefined}
        onConfirm={() => {
          if (asked) use(asked);
          setAsked(undefined);
        }}
        onClose={() => setAsked(undefined)}
      >
        {asked === 'credits'
          ? messages.creditsText(money(balance))
          : messages.withdrawText(money(balance))}
      </Confirm>
    </Card>
  );
}

function hintOf(
  { balance, minWithdrawal }: RewardsProps['rewards'],
  isWaiting: boolean,
  money: (amount: number) => string,
  messages: typeof referralMessages,
): string {
  if (isWaiting) return messages.waiting;
  return balance < minWithdrawal ? messages.least(money(minWithdrawal)) : messages.arrives;
}
