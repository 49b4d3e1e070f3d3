import { useMessages } from '@uplink/api-client/messages';
import { myQuizzesQuery, useUplink, type WorkFilter } from '@uplink/api-client/react';
import { type PageState, pageState, useHeldQuery } from '@uplink/kit/states';
import type { WorkRow } from '@uplink/kit/work';
import { quizListMessages } from './quiz-list.messages.ts';
import { toQuizRow } from './quiz-list.rules.ts';

/** A page of the own quizzes. */
export function useQuizList(filter: WorkFilter): PageState<WorkRow> {
  const messages = useMessages(quizListMessages);
  const query = useHeldQuery({
    ...myQuizzesQuery(useUplink(), filter),
    select: ({ data, paging }) => ({ data: data.map((item) => toQuizRow(item, messages)), paging }),
  });
  return pageState(query);
}
