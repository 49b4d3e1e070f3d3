import { type ExamFilter, myExamsQuery, useUplink } from '@uplink/api-client/react';
import { type PageState, pageState, useHeldQuery } from '@uplink/kit/states';
import { type ExamItem, toExamItem } from './exam-list.rules.ts';

/** A page of the own exams. */
export function useExamList(filter: ExamFilter): PageState<ExamItem> {
  const query = useHeldQuery({
    ...myExamsQuery(useUplink(), filter),
    select: ({ data, paging }) => ({ data: data.map(toExamItem), paging }),
  });
  return pageState(query);
}
