import { lessonExercisesQuery, lessonQuery } from '@uplink/api-client/react';
import type { LoadPlace } from '../shared/load-place.ts';

export const exerciseLoads = {
  exercises: ({ queryClient, client, params }: LoadPlace) => {
    const lessonId = Number(params.lessonId);
    void queryClient.prefetchQuery(lessonQuery(client, lessonId));
    return queryClient.prefetchQuery(lessonExercisesQuery(client, lessonId));
  },
};
