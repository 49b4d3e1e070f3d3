import {
  homeworkQuery,
  homeworkSubmissionQuery,
  lessonQuery,
  myHomeworksQuery,
} from '@uplink/api-client/react';
import { type LoadPlace, workOf } from '../shared/load-place.ts';
import { readWorkSearch } from '../shared/work.search.ts';

export const homeworkLoads = {
  homework: ({ queryClient, client, params }: LoadPlace) => {
    void queryClient.prefetchQuery(lessonQuery(client, Number(params.lessonId)));
    return queryClient.prefetchQuery(homeworkQuery(client, Number(params.lessonId)));
  },
  homeworks: ({ queryClient, client, search }: LoadPlace) =>
    queryClient.prefetchQuery(
      myHomeworksQuery(client, { ...workOf(search), productId: readWorkSearch(search).product }),
    ),
  homeworkSubmission: ({ queryClient, client, params }: LoadPlace) =>
    queryClient.prefetchQuery(
      homeworkSubmissionQuery(client, {
        homeworkId: Number(params.homeworkId),
        submissionId: Number(params.submissionId),
      }),
    ),
};
