import { useMutation, useQueryClient } from '@tanstack/react-query';
import { managedCheckoutQuery, readKey, useUplink } from '@uplink/api-client/react';
import type { ManagedPage } from './checkout.types.ts';

/** Shows a page to visitors, takes it off, or deletes it: decided on the version that is seen. */
export function usePageActions({ id, version }: ManagedPage, onDeleted: () => void) {
  const { api, unwrap, ...client } = useUplink();
  const queries = useQueryClient();
  const { queryKey } = managedCheckoutQuery({ api, unwrap, ...client }, id);
  const refreshList = () =>
    queries.invalidateQueries({ queryKey: readKey('/management/checkouts') });
  const params = { path: { checkoutId: id } };
  const publication = useMutation({
    mutationFn: (isPublic: boolean) =>
      unwrap(
        api.PUT('/management/checkouts/{checkoutId}/publication', {
          params,
          body: { version, isPublic },
        }),
        { rethrow: true },
      ),
    onSuccess: (fresh) => {
      queries.setQueryData(queryKey, fresh);
      void refreshList();
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  const removal = useMutation({
    mutationFn: () =>
      unwrap(
        api.DELETE('/management/checkouts/{checkoutId}', {
          params: { ...params, query: { version } },
        }),
        { rethrow: true },
      ),
    onSuccess: () => {
      void refreshList();
      onDeleted();
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  return {
    publish: publication.mutate,
    remove: () => removal.mutate(),
    isPending: publication.isPending || removal.isPending,
    fault: publication.error?.message ?? removal.error?.message,
  };
}
