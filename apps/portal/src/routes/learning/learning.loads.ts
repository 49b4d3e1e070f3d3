import { ownModulesQuery } from '@uplink/api-client/react';
import type { LoadPlace } from '../shared/load-place.ts';

export const learningLoads = {
  learning: ({ queryClient, client }: LoadPlace) =>
    queryClient.prefetchQuery(ownModulesQuery(client)),
};
