import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import {
  creatorModuleQuery,
  moduleBundleQuery,
  readKey,
  useUplink,
} from '@uplink/api-client/react';
import { type Form, useForm } from '@uplink/kit/forms';
import { bundleMessages } from './bundle.messages.ts';

export interface BundleValues {
  items: Schema<'BundledModule'>[];
}

/** The products of a program or bundle while they are put in order; saved on the version that was seen. */
export function useBundle(
  product: Schema<'CreatorModule'>,
  items: readonly Schema<'BundledModule'>[],
): Form<BundleValues> {
  const messages = useMessages(bundleMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const list = moduleBundleQuery(client, product.id);
  const one = creatorModuleQuery(client, product.id);
  return useForm<BundleValues>({
    stored: { items: [...items] },
    warnsOnLeave: true,
    describe: (_field, value) => ({
      label: messages.products,
      lines: (value as BundleValues['items']).map(({ name }) => name),
    }),
    async fetchStored() {
      await queries.fetchQuery({ ...one, staleTime: 0 });
      return { items: await queries.fetchQuery({ ...list, staleTime: 0 }) };
    },
    async send(values) {
      const { version } = queries.getQueryData(one.queryKey) ?? product;
      const fresh = await client.unwrap(
        client.api.PUT('/creator/me/modules/{id}/bundle', {
          params: { path: { id: product.id } },
          body: { childIds: values.items.map(({ id }) => id), version },
        }),
        { rethrow: true },
      );
      queries.setQueryData(one.queryKey, fresh);
      queries.setQueryData(list.queryKey, values.items);
      void queries.invalidateQueries({ queryKey: readKey('/creator/me/modules') });
      return values;
    },
  });
}
