import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type Schema } from '@uplink/api-client';
import { dataExportQuery, type NotReady, notReady, useUplink } from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';

export interface OwnDataReady {
  status: 'ready';
  copy: Schema<'DataExport'>;
  ask: () => void;
  download: () => void;
  isPending: boolean;
  /** The server wants the password once more. */
  needsSignIn: boolean;
  message: string | undefined;
}

/** The copy of everything stored about the signed-in user. */
export function useOwnData(): NotReady | OwnDataReady {
  const client = useUplink();
  const { api, unwrap } = client;
  const queries = useQueryClient();
  const current = dataExportQuery(client);
  const query = useHeldQuery(current);
  const asking = useMutation({
    mutationFn: () => unwrap(api.POST('/me/data-export'), { rethrow: true }),
    onSuccess: (copy) => queries.setQueryData(current.queryKey, copy),
  });
  const downloading = useMutation({
    mutationFn: () => unwrap(api.POST('/me/data-export/file'), { rethrow: true }),
    onSuccess: ({ url }) => window.location.assign(url),
    // It may have run out since it was shown.
    onError: () => queries.invalidateQueries({ queryKey: current.queryKey }),
  });
  if (!query.data) return notReady(query);
  const error = asking.error ?? downloading.error;
  const needsSignIn = error instanceof ApiError && error.code === 'staleSignIn';
  return {
    status: 'ready',
    copy: query.data,
    ask: () => asking.mutate(),
    download: () => downloading.mutate(),
    isPending: asking.isPending || downloading.isPending,
    needsSignIn,
    message: needsSignIn ? undefined : error?.message,
  };
}
