'use client';
import { useMessages } from '@uplink/api-client/messages';
import { emptyHomework } from '@uplink/kit/states';
import { WorkFilter, WorkListView } from '@uplink/kit/work';
import { WorkListAction } from '../shared/work-list-action.tsx';
import { useHomeworkList } from './homework-list.controller.ts';
import { homeworkListMessages } from './homework-list.messages.ts';
import { HomeworkProduct } from './homework-product.tsx';

export interface HomeworkListProps {
  /** 0-based. */
  page: number;
  /** Told which page to show instead; 0-based. */
  onPageChange: (page: number) => void;
  /** Only homework in these states, comma-joined. */
  status?: string | undefined;
  /** Told which statuses to show, comma-joined; undefined for all. */
  onStatusChange: (status: string | undefined) => void;
  /** Only homework of this product. */
  productId?: number | undefined;
  /** Without it products can't be chosen. */
  onProductChange?: (productId: number | undefined) => void;
}

/** A learner's homework, with what needs their attention first. */
export function HomeworkList(props: HomeworkListProps) {
  const { page, status, productId, onPageChange, onStatusChange, onProductChange } = props;
  const messages = useMessages(homeworkListMessages);
  const state = useHomeworkList({ page, status, productId });
  return (
    <div className="ul-stack ul-gap-24">
      <WorkFilter value={status} onChange={onStatusChange} />
      {onProductChange && <HomeworkProduct value={productId} onChange={onProductChange} />}
      <WorkListView
        state={state}
        noun={messages.noun}
        unit={messages.unit}
        onPageChange={onPageChange}
        empty={emptyHomework({
          title: messages.empty,
          text: messages.emptyText,
          action: <WorkListAction onShowAll={showsAll(props)} />,
        })}
      />
    </div>
  );
}

/** Takes the narrower filter away first. */
function showsAll({ status, productId, onStatusChange, onProductChange }: HomeworkListProps) {
  if (status !== undefined) return () => onStatusChange(undefined);
  return productId === undefined ? undefined : () => onProductChange?.(undefined);
}
