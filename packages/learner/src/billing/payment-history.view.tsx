import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView, type PageState } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import { lazyView } from '@uplink/ui/lazy-part';
import { Pagination } from '@uplink/ui/pagination';
import { Skeleton } from '@uplink/ui/skeleton';
import { billingMessages } from './billing.messages.ts';
import './methods.css';
import './payment-history.css';

// The table is the heaviest part of the page: the rest doesn't wait for it.
const PaymentTable = lazyView(
  async () => (await import('./payment-table.view.tsx')).PaymentTable,
  () => <Skeleton height={240} />,
);

type Payment = Schema<'Payment'>;

export interface PaymentHistoryViewProps {
  state: PageState<Payment>;
  /** 0-based. */
  page: number;
  /** Told which page to show instead; 0-based. */
  onPageChange: (page: number) => void;
  onReceipt: (payment: Payment) => void;
  downloading: Payment | undefined;
  receiptError: string | undefined;
}

/** The table of payments; a refund takes its amount away. */
export function PaymentHistoryView(props: PaymentHistoryViewProps) {
  const messages = useMessages(billingMessages);
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
          <div className="ul-bill__history">
            <PaymentTable {...props} payments={state.items} />
          </div>
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
