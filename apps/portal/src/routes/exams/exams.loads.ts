import { examQuery, examResultsQuery, myExamsQuery } from '@uplink/api-client/react';
import { type LoadPlace, pageOf } from '../shared/load-place.ts';

export const examLoads = {
  exams: ({ queryClient, client, search }: LoadPlace) =>
    queryClient.prefetchQuery(myExamsQuery(client, { page: pageOf(search) })),
  exam: ({ queryClient, client, params: { uniqueName = '' } }: LoadPlace) =>
    queryClient.prefetchQuery(examQuery(client, uniqueName)),
  examResults: ({ queryClient, client, params: { uniqueName = '' } }: LoadPlace) =>
    queryClient.prefetchQuery(examResultsQuery(client, uniqueName)),
};
