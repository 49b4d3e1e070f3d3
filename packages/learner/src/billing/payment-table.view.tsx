import type { Schema } from '@uplink/api-client';
import { type AllFormats, useAllFormats, useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { type DataColumn, DataTable } from '@uplink/ui/data-table';
import { Icon } from '@uplink/ui/icon';
import { Status } from '@uplink/ui/status';
import { Download } from 'lucide-react';
import { billingMessages } from './billing.messages.ts';
import { paymentKinds } from './billing.rules.ts';

type Payment = Schema<'Payment'>;

export interface PaymentTableProps {
  payments: readonly Payment[];
  onReceipt: (payment: Payment) => void;
  /** Its receipt is on its way. */
  downloading: Payment | undefined;
}

/** A row for each payment and refund. */
export function PaymentTable({ payments, ...receipt }: PaymentTableProps) {
  const messages = useMessages(billingMessages);
  const formats = useAllFormats();
  return (
    <DataTable
      label={messages.history}
      columns={columnsOf(receipt, messages, formats)}
      rows={payments}
      rowKey={keyOf}
      density="compact"
    />
  );
}

const keyOf = ({ id, refundId }: Payment) => `${id}:${refundId ?? ''}`;

function columnsOf(
  { onReceipt, downloading }: Omit<PaymentTableProps, 'payments'>,
  messages: typeof billingMessages,
  formats: AllFormats,
): DataColumn<Payment>[] {
  const { columns } = messages;
  return [
    { id: 'date', label: columns.date, render: ({ date }) => formats.date(date) },
    {
      id: 'product',
      label: columns.product,
      isRowHeader: true,
      render: ({ product }) => <span className="ul-medium">{product.name}</span>,
    },
    {
      id: 'number',
      label: columns.number,
      render: ({ invoiceNumber }) => (
        <span className="ul-mono ul-muted">{invoiceNumber ?? messages.noReceipt}</span>
      ),
    },
    {
      id: 'method',
      label: columns.method,
      render: ({ method, credit }) => (
        <span className="ul-muted">
          {method ?? (credit > 0 ? messages.credit : messages.noReceipt)}
        </span>
      ),
    },
    {
      id: 'status',
      label: columns.status,
      render: ({ status }) => (
        <Status kind={paymentKinds[status]} isBare>
          {messages.paymentStatus[status]}
        </Status>
      ),
    },
    {
      id: 'amount',
      label: columns.amount,
      align: 'end',
      render: ({ kind, amount, currency }) => (
        <span className="ul-mono">
          {formats.money({ amount: kind === 'refund' ? -amount : amount, currency })}
        </span>
      ),
    },
    {
      id: 'receipt',
      label: columns.receipt,
      align: 'end',
      render: (payment) =>
        payment.hasReceipt ? (
          <Button
            variant="link"
            size="sm"
            icon={<Icon as={Download} size={16} />}
            isPending={downloading !== undefined && keyOf(downloading) === keyOf(payment)}
            aria-label={messages.receiptOf(payment.product.name, formats.date(payment.date))}
            onPress={() => onReceipt(payment)}
          >
            {messages.receipt}
          </Button>
        ) : (
          <span className="ul-subtle">{messages.noReceipt}</span>
        ),
    },
  ];
}
