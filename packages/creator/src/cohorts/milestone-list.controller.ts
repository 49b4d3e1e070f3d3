import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { creatorModuleQuery, moduleMilestonesQuery, useUplink } from '@uplink/api-client/react';
import { unchanged } from './milestone-values.ts';

type Definition = Schema<'MilestoneDefinition'>;

export interface MilestoneActions {
  /** Stores a milestone in its place, or a new one at the end. */
  store: (milestone: Definition) => Promise<unknown>;
  move: (from: number, to: number) => void;
  remove: (id: number) => Promise<unknown>;
  isSending: boolean;
  error: string | undefined;
}

/** Changes the milestones of a program, each time all of them on the version that is shown. */
export function useMilestones(
  productId: number,
  { version, milestones }: Schema<'ModuleMilestones'>,
): MilestoneActions {
  const client = useUplink();
  const queries = useQueryClient();
  const { queryKey } = moduleMilestonesQuery(client, productId);
  const { mutate, mutateAsync, isPending, error } = useMutation({
    mutationFn: (all: Definition[]) =>
      client.unwrap(
        client.api.PUT('/creator/me/modules/{id}/milestones', {
          params: { path: { id: productId } },
          body: { version, milestones: all },
        }),
        { rethrow: true },
      ),
    onSuccess(fresh) {
      queries.setQueryData(queryKey, fresh);
      void queries.invalidateQueries({ queryKey: creatorModuleQuery(client, productId).queryKey });
    },
    // Someone else changed them: what is shown is theirs by now.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  const all = milestones.map(unchanged);
  return {
    store: (one) =>
      mutateAsync(
        one.id === null ? [...all, one] : all.map((old) => (old.id === one.id ? one : old)),
      ),
    move(from, to) {
      const moved = all.filter((_, row) => row !== from);
      moved.splice(to, 0, ...all.slice(from, from + 1));
      mutate(moved);
    },
    remove: (id) => mutateAsync(all.filter((old) => old.id !== id)),
    isSending: isPending,
    error: error?.message,
  };
}
