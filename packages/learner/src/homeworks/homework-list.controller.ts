import { useFormats } from '@uplink/api-client/messages';
import { myHomeworksQuery, useUplink, type WorkFilter } from '@uplink/api-client/react';
import { type PageState, pageState, useHeldQuery } from '@uplink/kit/states';
import type { WorkRow } from '@uplink/kit/work';
import { toHomeworkRow } from './homework-list.rules.ts';

/** A page of the own homework. */
export function useHomeworkList(filter: WorkFilter): PageState<WorkRow> {
  const formats = useFormats();
  const query = useHeldQuery({
    ...myHomeworksQuery(useUplink(), filter),
    select: ({ data, paging }) => ({
      data: data.map((item) => toHomeworkRow(item, new Date(), formats)),
      paging,
    }),
  });
  return pageState(query);
}
