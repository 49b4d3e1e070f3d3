import { useQuery } from '@tanstack/react-query';
import { cohortQuery, moduleQuery, useUplink } from '@uplink/api-client/react';
import type { UserListSearch } from './user-list.types.ts';

export interface FilterNames {
  cohort: string | undefined;
  product: string | undefined;
}

/** What the cohort and the product of an address are called; unknown until they are loaded. */
export function useFilterNames({ cohortId, moduleId }: UserListSearch): FilterNames {
  const client = useUplink();
  const cohort = useQuery({
    ...cohortQuery(client, cohortId ?? 0),
    enabled: cohortId !== undefined,
  });
  const product = useQuery({
    ...moduleQuery(client, moduleId ?? 0),
    enabled: moduleId !== undefined,
  });
  return { cohort: cohort.data?.cohort.name, product: product.data?.name };
}
