import { useQueryClient } from '@tanstack/react-query';
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
  /** Someone else may have changed it. */
  const refresh = (error: unknown) => {
    void queries.invalidateQueries({ queryKey });
    throw error;
  };
  return {
    async publish(isPublic: boolean, reason: string) {
      const sent = api.PUT('/management/checkouts/{checkoutId}/publication', {
        params,
        body: { version, isPublic, reason },
      });
      const fresh = await unwrap(sent, { rethrow: true }).catch(refresh);
      queries.setQueryData(queryKey, fresh);
      void refreshList();
    },
    async remove(reason: string) {
      const sent = api.DELETE('/management/checkouts/{checkoutId}', {
        params: { ...params, query: { version } },
        body: { reason },
      });
      await unwrap(sent, { rethrow: true }).catch(refresh);
      void refreshList();
      onDeleted();
    },
  };
}
