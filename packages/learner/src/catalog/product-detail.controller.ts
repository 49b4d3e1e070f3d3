import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import {
  isDone,
  ModuleStatus,
  ModuleType,
  NO_MODULE_ID,
  productModulesPath,
} from '@uplink/api-client/domain';
import {
  childrenQuery,
  detailsQuery,
  type NotReady,
  notReady,
  outlineQuery,
  productQuery,
  progressKeys,
  useUplink,
} from '@uplink/api-client/react';
import { currentLessonPath, type ProductAction, productAction } from './product.rules.ts';

export interface ProductDetailReady {
  status: 'ready';
  details: Schema<'ModuleDetails'>;
  /** The parts of a program; undefined for a course. */
  parts: NotReady | { status: 'ready'; list: readonly Schema<'Module'>[] } | undefined;
  action: ProductAction;
  isActing: boolean;
  onAct: () => void;
}

/** Loads a product by its address, starts it or applies for it, and says where to go on. */
export function useProductDetail(
  address: { type: number; uniqueName: string },
  onOpen: (path: string) => void,
): NotReady | ProductDetailReady {
  const client = useUplink();
  const queries = useQueryClient();
  const isProgram = address.type === ModuleType.program;
  const found = useQuery(productQuery(client, address));
  const id = found.data?.id ?? NO_MODULE_ID;
  const details = useQuery(detailsQuery(client, id));
  // Either its parts or its outline: the other one is asked for nothing.
  const children = useQuery(childrenQuery(client, isProgram ? id : NO_MODULE_ID));
  const outline = useQuery(outlineQuery(client, isProgram ? NO_MODULE_ID : id));
  const module = details.data?.module;
  const path = { path: { id } };

  const refresh = () =>
    Promise.all(progressKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));

  const start = useMutation({
    mutationFn: async (of: Schema<'Module'>) => {
      if (of.status !== ModuleStatus.learning && !isDone(of.status)) {
        await client.unwrap(
          client.api.PATCH('/me/modules/{id}', {
            params: { ...path, query: { action: 'start' } },
            body: {},
          }),
        );
        await refresh();
      }
      if (isProgram) return productModulesPath(of);
      const fresh = await client.unwrap(
        client.api.GET('/me/modules/{id}/outline', { params: path }),
      );
      return currentLessonPath(fresh) ?? productModulesPath(of);
    },
    onSuccess: (where) => onOpen(where),
  });
  const apply = useMutation({
    mutationFn: (moduleId: number) =>
      client.unwrap(
        client.api.POST('/me/modules', {
          params: { query: { action: 'apply' } },
          body: { moduleId },
        }),
      ),
    onSuccess: refresh,
  });

  if (found.data === null) return { status: 'empty' };
  if (!details.data || !module) return notReady(found.data ? details : found);
  const action = productAction(module, outline.data?.lock?.reason);
  const parts = children.data
    ? { status: 'ready' as const, list: children.data }
    : notReady(children);
  return {
    status: 'ready',
    details: details.data,
    parts: isProgram ? parts : undefined,
    action,
    isActing: start.isPending || apply.isPending,
    onAct: () => {
      if (action.label === 'Apply') apply.mutate(module.id);
      else if (action.label === 'View module') onOpen(productModulesPath(module));
      else start.mutate(module);
    },
  };
}
