import { type ExamFilter, myExamsQuery, useUplink } from '@uplink/api-client/react';
import { useHeldQuery } from '../shared/held-query.ts';
import { type PageState, pageState } from '../shared/page-state.ts';
import { type ExamItem, toExamItem } from './exam-list.rules.ts';

/** A page of the own exams. */
export function useExamList(filter: ExamFilter): PageState<ExamItem> {
  const query = useHeldQuery({
    ...myExamsQuery(useUplink(), filter),
    select: ({ data, paging }) => ({ data: data.map(toExamItem), paging }),
  });
  return pageState(query);
}
