import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { readKey, useUplink } from '@uplink/api-client/react';
import { newId } from '@uplink/kit/saving';
import { useRef } from 'react';
import { messages } from './due-dates.messages.ts';

export interface DueDatesMoving {
  /** The due dates after the last change. */
  moved: readonly Schema<'DueDate'>[];
  isSending: boolean;
  /** What was done last. */
  done: string | undefined;
  error: string | undefined;
  onExtend: (days: number) => void;
  onReset: () => void;
}

/** Extends the due dates of a cohort, or sets them back; lists that show them load anew. */
export function useDueDates(cohortId: number): DueDatesMoving {
  const { api, unwrap } = useUplink();
  const queries = useQueryClient();
  // The same change sent again, after a lost reply, moves nothing a second time.
  const changeId = useRef<{ days: number; id: string }>(undefined);
  const { mutate, isPending, data, variables, error } = useMutation({
    mutationFn: (days: number | null) => {
      if (days !== null && changeId.current?.days !== days)
        changeId.current = { days, id: newId() };
      return unwrap(
        api.PATCH('/management/cohorts/{cohortId}/milestones', {
          params: {
            path: { cohortId },
            query: { action: days === null ? 'reset' : 'extend' },
          },
          body:
            days === null
              ? { cohortId }
              : { days, ...(changeId.current && { changeId: changeId.current.id }) },
        }),
        { rethrow: true },
      );
    },
    onSuccess: async () => {
      changeId.current = undefined;
      await queries.invalidateQueries({ queryKey: readKey('/milestones/-/submissions') });
    },
  });
  const what = variables == null ? messages.wasReset : messages.extended(variables);
  return {
    moved: data ?? [],
    isSending: isPending,
    done: data && !isPending ? what : undefined,
    error: error?.message,
    onExtend: mutate,
    onReset: () => mutate(null),
  };
}
