import {
  lessonQuery,
  myQuizzesQuery,
  quizQuery,
  quizSubmissionQuery,
} from '@uplink/api-client/react';
import { type LoadPlace, workOf } from '../shared/load-place.ts';

export const quizLoads = {
  quiz: ({ queryClient, client, params }: LoadPlace) => {
    void queryClient.prefetchQuery(lessonQuery(client, Number(params.lessonId)));
    return queryClient.prefetchQuery(quizQuery(client, Number(params.lessonId)));
  },
  quizzes: ({ queryClient, client, search }: LoadPlace) =>
    queryClient.prefetchQuery(myQuizzesQuery(client, workOf(search))),
  quizSubmission: ({ queryClient, client, params }: LoadPlace) =>
    queryClient.prefetchQuery(
      quizSubmissionQuery(client, {
        quizId: Number(params.quizId),
        submissionId: Number(params.submissionId),
      }),
    ),
};
