'use client';
import { emptyInbox } from '../shared/empty-inbox.tsx';
import { InboxFilter } from '../shared/inbox-filter.view.tsx';
import { useInboxProducts } from '../shared/inbox-products.controller.ts';
import { WorkFilter } from '../shared/work-filter.view.tsx';
import { WorkListView } from '../shared/work-list.view.tsx';
import { useHomeworkInbox } from './homework-list.controller.ts';
import { messages } from './homework-list.messages.ts';
import type { HomeworkListProps } from './homework-list.tsx';

export interface HomeworkInboxProps extends HomeworkListProps {
  /** Only homework of this product. */
  productId?: number | undefined;
  onProductChange: (productId: number | undefined) => void;
}

/** Homework handed in by the learners of a mentor's products; what waits longest comes first. */
export function HomeworkInbox(props: HomeworkInboxProps) {
  const { page, status, productId, onPageChange, onStatusChange, onProductChange } = props;
  const state = useHomeworkInbox({ page, status, productId });
  const products = useInboxProducts('homework');
  return (
    <>
      {state.isMentor && (
        <InboxFilter products={products} productId={productId} onProductChange={onProductChange}>
          <WorkFilter value={status} onChange={onStatusChange} />
        </InboxFilter>
      )}
      <WorkListView
        state={state}
        noun={messages.inboxNoun}
        unit={messages.inboxUnit}
        onPageChange={onPageChange}
        empty={emptyInbox(state.isMentor ? messages.inboxClear : undefined)}
      />
    </>
  );
}
