import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView, type PageState } from '@uplink/kit/states';
import { LinkButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Pagination } from '@uplink/ui/pagination';
import { Skeleton } from '@uplink/ui/skeleton';
import { billingMessages } from './billing.messages.ts';
import { PurchaseRow, type PurchaseRowProps } from './purchase-row.view.tsx';

export interface PurchaseListViewProps extends Pick<PurchaseRowProps, 'methods' | 'onAction'> {
  state: PageState<Schema<'Purchase'>>;
  /** 0-based. */
  page: number;
  /** Told which page to show instead; 0-based. */
  onPageChange: (page: number) => void;
}

/** A row for each purchase, newest first. */
export function PurchaseListView({ state, page, onPageChange, ...row }: PurchaseListViewProps) {
  const messages = useMessages(billingMessages);
  const isReady = state.status === 'ready';
  return (
    <Card
      title={messages.purchases}
      isFlush
      aside={
        isReady && (
          <span className="ul-small ul-muted">{messages.purchaseCount(state.paging.total)}</span>
        )
      }
    >
      {isReady ? (
        <>
          <ul className="ul-list">
            {state.items.map((purchase) => (
              <li key={purchase.id}>
                <PurchaseRow {...row} purchase={purchase} />
              </li>
            ))}
          </ul>
          {state.paging.total > state.paging.pageSize && (
            <div className="ul-card__foot">
              <Pagination
                page={page}
                pageSize={state.paging.pageSize}
                total={state.paging.total}
                noun={messages.purchaseNoun}
                onChange={onPageChange}
              />
            </div>
          )}
        </>
      ) : (
        <div className="ul-card__body">
          <NotReadyView
            state={state}
            noun={messages.purchases}
            skeleton={<Skeleton height={216} />}
            empty={{
              title: messages.noPurchases,
              text: messages.noPurchasesText,
              action: <LinkButton href="/programs">{messages.browse}</LinkButton>,
            }}
          />
        </div>
      )}
    </Card>
  );
}
