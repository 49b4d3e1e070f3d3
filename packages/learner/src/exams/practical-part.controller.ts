import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { examQuery, readKey, useUplink } from '@uplink/api-client/react';

export interface Ticking {
  /** The item whose tick is on its way. */
  sendingId: number | undefined;
  error: string | undefined;
  onTick: (itemId: number, isDone: boolean) => void;
}

/** Ticks items of an SQC's practical part; what the server answers is what is shown. */
export function useTicking(exam: Pick<Schema<'Exam'>, 'id' | 'uniqueName'>): Ticking {
  const client = useUplink();
  const queries = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ itemId, isDone }: { itemId: number; isDone: boolean }) =>
      client.unwrap(
        client.api.PUT('/me/exams/{id}/checklist/{itemId}', {
          params: { path: { id: exam.id, itemId } },
          body: { isDone },
        }),
        { rethrow: true },
      ),
    onSuccess: async (fresh) => {
      queries.setQueryData(examQuery(client, exam.uniqueName).queryKey, fresh);
      await Promise.all(
        [
          readKey('/me/exams'),
          readKey('/exams/{uniqueName}/results'),
          readKey('/me/milestones/{id}'),
        ].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
    },
  });
  return {
    sendingId: isPending ? variables?.itemId : undefined,
    error: error?.message,
    onTick: (itemId, isDone) => mutate({ itemId, isDone }),
  };
}
