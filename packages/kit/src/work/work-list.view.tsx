import type { Schema } from '@uplink/api-client';
import { type ListRow, RowListView, type RowListViewProps } from '../lists/row-list.view.tsx';
import type { PageState } from '../states/page-state.ts';
import { SubmissionStatusBadge } from './submission-status.tsx';

/** One homework or quiz in a list. */
export interface WorkRow extends Omit<ListRow, 'badge'> {
  status: Schema<'SubmissionStatus'>;
}

export interface WorkListViewProps extends Omit<RowListViewProps, 'state'> {
  /** The page of work, or why there is none. */
  state: PageState<WorkRow>;
}

/** Homeworks or quizzes, each with its state. */
export function WorkListView({ state, ...props }: WorkListViewProps) {
  const rows: PageState<ListRow> =
    state.status === 'ready' ? { ...state, items: state.items.map(toListRow) } : state;
  return <RowListView {...props} state={rows} />;
}

function toListRow({ status, ...row }: WorkRow): ListRow {
  return { ...row, badge: <SubmissionStatusBadge status={status} /> };
}
