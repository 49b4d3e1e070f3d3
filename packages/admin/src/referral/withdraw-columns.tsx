import type { Schema } from '@uplink/api-client';
import { type AllFormats, useAllFormats, useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import type { DataColumn } from '@uplink/ui/data-table';
import { Link } from '@uplink/ui/link';
import { Status, type StatusKind } from '@uplink/ui/status';
import { adminReferralMessages } from './referral.messages.ts';

type Request = Schema<'ManagedWithdrawRequest'>;

/** A row of the list of withdrawal requests. */
export type WithdrawItem = Request & { id: number };

/** What is asked about a request, in a dialog. */
export interface AskedOf {
  id: number;
  what: 'decide' | 'fail';
}

const kinds = { 1: 'pending', 2: 'ok', 3: 'fault' } as const satisfies Record<
  Request['request']['status'],
  StatusKind
>;

/** Who wants what, its state, and what can be decided. */
export const withdrawColumns = (
  onAsk: (asked: AskedOf) => void,
  messages: typeof adminReferralMessages,
  formats: AllFormats,
): DataColumn<WithdrawItem>[] => [
  {
    id: 'who',
    label: messages.who,
    isRowHeader: true,
    render: ({ user }) => <Link href={`/admin/users/${user.id}/referral`}>{user.name}</Link>,
  },
  {
    id: 'amount',
    label: messages.amount,
    align: 'end',
    isSortable: true,
    render: ({ request }) => <span className="ul-mono">{formats.money(request)}</span>,
  },
  {
    id: 'date',
    label: messages.requested,
    isSortable: true,
    render: ({ request, requestedBy, user }) => (
      <>
        {formats.date(request.date)}
        {requestedBy.id !== user.id && (
          <span className="ul-program__under ul-small ul-muted">
            {messages.requestedBy(requestedBy.name)}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'status',
    label: messages.status,
    render: ({ request: { status, note } }) => (
      <span>
        <Status kind={kinds[status]} isBare>
          {messages.requestStatuses[status]}
        </Status>
        {note && <span className="ul-program__under ul-small ul-muted">{note}</span>}
      </span>
    ),
  },
  { id: 'payout', label: messages.payout, render: (item) => <Payout item={item} /> },
  {
    id: 'actions',
    label: messages.decision,
    isLabelHidden: true,
    align: 'end',
    render: (item) => <Action item={item} onAsk={onAsk} />,
  },
];

function Payout({ item: { payout, proof } }: { item: Request }) {
  const messages = useMessages(adminReferralMessages);
  if (!payout) return null;
  return (
    <p className="ul-program__words">
      {messages.methods[payout.method]}, <span className="ul-mono">{payout.reference}</span>
      {proof && (
        <>
          {', '}
          <Link href={proof} target="_blank" rel="noopener noreferrer">
            {messages.proof}
          </Link>
        </>
      )}
      {payout.failure && (
        <span className="ul-program__under ul-small ul-fault">{payout.failure}</span>
      )}
    </p>
  );
}

function Action({ item, onAsk }: { item: Request; onAsk: (asked: AskedOf) => void }) {
  const messages = useMessages(adminReferralMessages);
  const formats = useAllFormats();
  const { request, payout, mayDecide, user } = item;
  const ask = (what: AskedOf['what']) => onAsk({ id: request.id, what });
  if (request.status === 1)
    return mayDecide ? (
      <Button
        size="sm"
        aria-label={messages.decideOn(user.name, formats.money(request))}
        onPress={() => ask('decide')}
      >
        {messages.decide}
      </Button>
    ) : (
      <span className="ul-small ul-muted">{messages.otherPerson}</span>
    );
  return (
    payout?.status === 'paid' && (
      <Button
        size="sm"
        variant="quiet"
        aria-label={messages.failOn(user.name)}
        onPress={() => ask('fail')}
      >
        {messages.fail}
      </Button>
    )
  );
}
