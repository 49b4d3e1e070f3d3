import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import {
  cohortKeys,
  readKey,
  type UsersFilter,
  userKeys,
  useUplink,
} from '@uplink/api-client/react';
import { saveFile } from '@uplink/kit/files';

interface CohortPlace {
  cohortId: number;
  programId: number;
  userIds: number[];
  reason: string;
}

/** What is done with many accounts; every list that shows them loads again. */
export function useBulkCalls() {
  const { api, unwrap } = useUplink();
  const queries = useQueryClient();
  const keys = [...userKeys, ...cohortKeys, readKey('/management/awards')];
  async function send(call: () => Promise<Schema<'BulkReport'>>) {
    try {
      return await call();
    } finally {
      for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
    }
  }
  return {
    act: (body: Schema<'UserBulkAction'>) =>
      send(() => unwrap(api.POST('/management/users/-/actions', { body }), { rethrow: true })),
    assign: ({ cohortId, ...body }: CohortPlace) =>
      send(() =>
        unwrap(
          api.POST('/management/cohorts/{cohortId}/users', {
            params: { path: { cohortId } },
            body,
          }),
          { rethrow: true },
        ),
      ),
  };
}

/** Downloads everyone whom the filters find. */
export function useUsersExport({ cursor: _, pageSize: __, ...filter }: UsersFilter) {
  const { api, unwrap } = useUplink();
  const query = Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
  return useMutation({
    mutationFn: () =>
      unwrap(api.GET('/management/users/-/file', { params: { query }, parseAs: 'blob' })),
    onSuccess: (file) => saveFile(file, 'users.csv'),
  });
}
