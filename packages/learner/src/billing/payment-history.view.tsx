import type { Schema } from '@uplink/api-client';
import { formatDate } from '@uplink/api-client/domain';
import { NotReadyView, type PageState } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { type DataColumn, DataTable } from '@uplink/ui/data-table';
import { Icon } from '@uplink/ui/icon';
import { Pagination } from '@uplink/ui/pagination';
import { Skeleton } from '@uplink/ui/skeleton';
import { Status } from '@uplink/ui/status';
import { Download } from 'lucide-react';
import { messages } from './billing.messages.ts';
import { formatMoney, paymentKinds } from './billing.rules.ts';
import './billing.css';

type Payment = Schema<'Payment'>;

export interface PaymentHistoryViewProps {
  state: PageState<Payment>;
  page: number;
  onPageChange: (page: number) => void;
  onReceipt: (payment: Payment) => void;
  downloading: Payment | undefined;
  receiptError: string | undefined;
}

/** The table of payments; a refund takes its amount away. */
export function PaymentHistoryView(props: PaymentHistoryViewProps) {
  const { state, page, onPageChange, receiptError } = props;
  return (
    <Card
      title={messages.history}
      isFlush
      aside={
        state.status === 'ready' && (
          <span className="ul-small ul-muted">{state.items[0]?.currency}</span>
        )
      }
    >
      {state.status === 'ready' ? (
        <>
          <DataTable
            label={messages.history}
            columns={columnsOf(props)}
            rows={state.items}
            rowKey={keyOf}
            density="compact"
          />
          <div role="alert">
            {receiptError && <p className="ul-bill__note ul-small ul-fault">{receiptError}</p>}
          </div>
          {state.paging.total > state.paging.pageSize && (
            <div className="ul-card__foot">
              <Pagination
                page={page}
                pageSize={state.paging.pageSize}
                total={state.paging.total}
                noun={messages.historyNoun}
                onChange={onPageChange}
              />
            </div>
          )}
        </>
      ) : (
        <div className="ul-card__body">
          <NotReadyView
            state={state}
            noun={messages.history}
            skeleton={<Skeleton height={240} />}
            empty={{ title: messages.noHistory, text: messages.noHistoryText }}
          />
        </div>
      )}
    </Card>
  );
}

const keyOf = ({ id, refundId }: Payment) => `${id}:${refundId ?? ''}`;

function columnsOf({ onReceipt, downloading }: PaymentHistoryViewProps): DataColumn<Payment>[] {
  const { columns } = messages;
  return [
    { id: 'date', label: columns.date, render: ({ date }) => formatDate(date) },
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
      render: ({ method }) => <span className="ul-muted">{method ?? messages.noReceipt}</span>,
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
          {formatMoney(kind === 'refund' ? -amount : amount, currency)}
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
            aria-label={messages.receiptOf(payment.product.name, formatDate(payment.date))}
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
