import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import {
  holdsProducts,
  isDone,
  type MainAction,
  ModuleStatus,
  ModuleType,
  productModulesPath,
  purchasePath,
} from '@uplink/api-client/domain';
import { progressKeys, useUplink } from '@uplink/api-client/react';
import { currentLessonPath } from './product.rules.ts';

interface Step {
  module: Schema<'Module'>;
  label: Exclude<MainAction, 'Apply'>;
}

/** Runs the main action of a product, but for applying, and skips it. */
export function useProductSteps(id: number, onOpen: (path: string) => void) {
  const { api, unwrap } = useUplink();
  const queries = useQueryClient();
  const path = { path: { id } };
  const refresh = () =>
    Promise.all(progressKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));

  async function start(module: Schema<'Module'>): Promise<string> {
    // A lab starts when it is launched, and a finished product is only viewed.
    const isBegun = module.status === ModuleStatus.learning || isDone(module.status);
    if (!isBegun && module.type !== ModuleType.labs) {
      await unwrap(
        api.PATCH('/me/modules/{id}', { params: { ...path, query: { action: 'start' } } }),
      );
      await refresh();
    }
    if (holdsProducts(module.type) || module.type === ModuleType.labs)
      return productModulesPath(module);
    const outline = await unwrap(api.GET('/me/modules/{id}/outline', { params: path }));
    return currentLessonPath(outline) ?? productModulesPath(module);
  }

  const step = useMutation({
    mutationFn: async ({ module, label }: Step) => {
      if (label === 'View module') return productModulesPath(module);
      if (label === 'Start learning') return start(module);
      return purchasePath(module);
    },
    onSuccess: (where) => onOpen(where),
  });
  const skip = useMutation({
    mutationFn: () =>
      unwrap(
        api.PATCH('/me/modules/{id}', { params: { ...path, query: {} }, body: { skip: true } }),
      ),
    onSuccess: refresh,
  });
  return { step, skip };
}
