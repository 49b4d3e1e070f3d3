import { useFormats, useMessages } from '@uplink/api-client/messages';
import { type ExamFilter, myExamsQuery, useUplink } from '@uplink/api-client/react';
import { type PageState, pageState, useHeldQuery } from '@uplink/kit/states';
import { examIntroMessages } from './exam-intro.messages.ts';
import { examListMessages } from './exam-list.messages.ts';
import { type ExamItem, toExamItem } from './exam-list.rules.ts';

/** A page of the own exams. */
export function useExamList(filter: ExamFilter): PageState<ExamItem> {
  const messages = useMessages(examListMessages);
  const introMessages = useMessages(examIntroMessages);
  const formats = useFormats();
  const query = useHeldQuery({
    ...myExamsQuery(useUplink(), filter),
    select: ({ data, paging }) => ({
      data: data.map((item) => toExamItem(item, messages, introMessages, formats)),
      paging,
    }),
  });
  return pageState(query);
}
