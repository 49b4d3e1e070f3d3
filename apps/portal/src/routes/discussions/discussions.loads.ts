import { questionsQuery } from '@uplink/api-client/react';
import type { LoadPlace } from '../shared/load-place.ts';

export const discussionLoads = {
  questions: ({ queryClient, client, params }: LoadPlace) =>
    queryClient.prefetchQuery(questionsQuery(client, Number(params.lessonId))),
};
