'use client';
import { useMessages } from '@uplink/api-client/messages';
import { type ListRow, RowListView } from '@uplink/kit/lists';
import type { PageState } from '@uplink/kit/states';
import { noContent } from '@uplink/kit/states';
import { Status } from '@uplink/ui/status';
import { WorkListAction } from '../shared/work-list-action.tsx';
import { useExamList } from './exam-list.controller.ts';
import { examListMessages } from './exam-list.messages.ts';
import { type ExamItem, stateKinds } from './exam-list.rules.ts';

export interface ExamListProps {
  /** 0-based. */
  page: number;
  /** Told which page to show instead; 0-based. */
  onPageChange: (page: number) => void;
}

/** The exams of a learner's products: open ones first, then those to sit, then passed ones. */
export function ExamList({ page, onPageChange }: ExamListProps) {
  const messages = useMessages(examListMessages);
  const state = useExamList({ page });
  const rows: PageState<ListRow> =
    state.status === 'ready'
      ? { ...state, items: state.items.map((item) => toListRow(item, messages)) }
      : state;
  return (
    <RowListView
      state={rows}
      noun={messages.noun}
      unit={messages.unit}
      onPageChange={onPageChange}
      empty={noContent({
        title: messages.empty,
        text: messages.emptyText,
        action: <WorkListAction />,
      })}
    />
  );
}

function toListRow({ state, ...item }: ExamItem, messages: typeof examListMessages): ListRow {
  return { ...item, badge: <Status kind={stateKinds[state]}>{messages.states[state]}</Status> };
}
