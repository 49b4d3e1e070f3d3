'use client';
import { emptyInbox } from '../shared/empty-inbox.tsx';
import { InboxFilter } from '../shared/inbox-filter.view.tsx';
import { useInboxProducts } from '../shared/inbox-products.controller.ts';
import { WorkListView } from '../shared/work-list.view.tsx';
import { useQuizInbox } from './quiz-list.controller.ts';
import { messages } from './quiz-list.messages.ts';

export interface QuizInboxProps {
  /** 0-based. */
  page: number;
  onPageChange: (page: number) => void;
  /** Only quizzes of this product. */
  productId?: number | undefined;
  onProductChange: (productId: number | undefined) => void;
}

/** Quizzes handed in by the learners of a mentor's products. */
export function QuizInbox(props: QuizInboxProps) {
  const { page, productId, onPageChange, onProductChange } = props;
  const state = useQuizInbox({ page, productId });
  const products = useInboxProducts('all');
  return (
    <>
      {state.isMentor && (
        <InboxFilter products={products} productId={productId} onProductChange={onProductChange} />
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
