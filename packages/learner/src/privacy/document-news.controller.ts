import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { currentVersion, type DocumentName } from '@uplink/api-client/domain';
import { contextQuery, useUplink } from '@uplink/api-client/react';

export interface DocumentNewsState {
  /** What has a version that wasn't accepted yet. */
  documents: readonly DocumentName[];
  accept: () => void;
  isAccepting: boolean;
  message: string | undefined;
}

/** The documents whose current version the signed-in person has not accepted. */
export function useDocumentNews(): DocumentNewsState {
  const client = useUplink();
  const { api, unwrap } = client;
  const queries = useQueryClient();
  const current = contextQuery(client);
  const documents = useQuery(current).data?.documentsToAccept ?? [];
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const accepted = documents.map((document) => ({
        document,
        version: currentVersion(document).version,
      }));
      return unwrap(api.PUT('/me/documents', { body: { accepted } }), { rethrow: true });
    },
    onSuccess: () =>
      queries.setQueryData(current.queryKey, (context) => {
        if (!context) return context;
        const { documentsToAccept: _accepted, ...rest } = context;
        return rest;
      }),
  });
  return { documents, accept: () => mutate(), isAccepting: isPending, message: error?.message };
}
