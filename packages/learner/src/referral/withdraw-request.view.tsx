import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { Status } from '@uplink/ui/status';
import { referralMessages } from './referral.messages.ts';
import './referral.css';

interface WithdrawRequestProps {
  request: Schema<'WithdrawRequest'>;
  /** What it is called, with its amount. */
  title: (amount: string) => string;
}

const kinds = { 1: 'pending', 2: 'ok', 3: 'fault' } as const;

/** A withdrawal request: how much, when, what was said about it and its state. */
export function WithdrawRequest({ request, title }: WithdrawRequestProps) {
  const messages = useMessages(referralMessages);
  const formats = useAllFormats();
  const { status, note, date, decidedAt } = request;
  return (
    <>
      <div className="ul-grow">
        <p className="ul-medium">{title(formats.money(request))}</p>
        <p className="ul-small ul-muted ul-referral__words">
          {messages.requestNote(formats.date(decidedAt ?? date), note)}
        </p>
      </div>
      <Status kind={kinds[status]}>{messages.requestStatuses[status]}</Status>
    </>
  );
}
