import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { creatorModuleQuery, readKey, useUplink } from '@uplink/api-client/react';

/** Publishes, unpublishes, hides, shows or deletes a product, on the version that is shown. */
export function useProductChanges(product: Schema<'CreatorModule'>) {
  const client = useUplink();
  const { api, unwrap } = client;
  const queries = useQueryClient();
  const params = { path: { id: product.id } };
  const refresh = () => queries.invalidateQueries({ queryKey: readKey('/creator/me/modules') });
  const one = creatorModuleQuery(client, product.id).queryKey;
  const patch = useMutation({
    mutationFn: (change: Omit<Schema<'CreatorModulePatch'>, 'version'>) =>
      unwrap(
        api.PATCH('/creator/me/modules/{id}', {
          params,
          body: { ...change, version: product.version },
        }),
        { rethrow: true },
      ),
    onSuccess: (fresh) => queries.setQueryData(one, fresh),
    // After a refusal too: it may have been changed elsewhere.
    onSettled: () => Promise.all([refresh(), queries.invalidateQueries({ queryKey: one })]),
  });
  const remove = useMutation({
    mutationFn: () => unwrap(api.DELETE('/creator/me/modules/{id}', { params }), { rethrow: true }),
    onSuccess: refresh,
  });
  return { patch, remove };
}
