import type { Schema } from '@uplink/api-client';
import { toPaymentType } from '@uplink/api-client/domain';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { type DataColumn, DataTable } from '@uplink/ui/data-table';
import { Status, type StatusKind } from '@uplink/ui/status';
import { leftOf } from './manage-form.rules.ts';
import { purchasesMessages } from './purchases.messages.ts';

type UserPayment = Schema<'UserPayment'>;

export interface PurchasePaymentsProps {
  product: string;
  payments: readonly UserPayment[];
  /** Begins the refund of a payment; left out for those who may not. */
  onRefund: ((paymentId: number) => void) | undefined;
}

const kinds: Record<keyof typeof purchasesMessages.states, StatusKind> = {
  due: 'pending',
  sent: 'info',
  authenticating: 'pending',
  paid: 'ok',
  failed: 'fault',
  cancelled: 'down',
  refunded: 'down',
  partlyRefunded: 'down',
};

function stateOf({
  status,
  refunded,
  amount,
  refunds,
}: UserPayment): keyof typeof purchasesMessages.states {
  // What credits alone paid is a payment of nothing.
  if (amount === 0 && refunds.length > 0) return 'refunded';
  if (refunded > 0) return refunded === amount ? 'refunded' : 'partlyRefunded';
  return status;
}

/** The payments of a purchase, newest first. */
export function PurchasePayments({ product, payments, onRefund }: PurchasePaymentsProps) {
  const messages = useMessages(purchasesMessages);
  const formats = useAllFormats();
  const columns: DataColumn<UserPayment>[] = [
    {
      id: 'date',
      label: messages.date,
      isRowHeader: true,
      render: ({ date }) => <time dateTime={date}>{formats.date(date)}</time>,
    },
    {
      id: 'payment',
      label: messages.payment,
      render: ({ id, kind, product: { name } }) => (
        <>
          <span className="ul-mono">{messages.paymentReference(id)}</span>
          {kind === 'upsell' && <span className="ul-small ul-muted"> {name}</span>}
        </>
      ),
    },
    {
      id: 'method',
      label: messages.method,
      render: ({ paymentType }) => messages.types[toPaymentType(paymentType)],
    },
    {
      id: 'state',
      label: messages.state,
      render: (payment) => (
        <Status kind={kinds[stateOf(payment)]} isBare>
          {messages.states[stateOf(payment)]}
        </Status>
      ),
    },
    {
      id: 'amount',
      label: messages.amount,
      align: 'end',
      render: ({ amount, currency }) => (
        <span className="ul-mono">{formats.money({ amount, currency })}</span>
      ),
    },
    {
      id: 'actions',
      label: messages.actions,
      isLabelHidden: true,
      align: 'end',
      render: (payment) =>
        onRefund &&
        payment.status === 'paid' &&
        leftOf(payment) > 0 && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={messages.refundOf(messages.paymentReference(payment.id))}
            onPress={() => onRefund(payment.id)}
          >
            {messages.refundOne}
          </Button>
        ),
    },
  ];
  return (
    <DataTable
      label={messages.payments(product)}
      columns={columns}
      rows={payments}
      rowKey={({ id }) => id}
      density="compact"
      isHeadSticky={false}
    />
  );
}
