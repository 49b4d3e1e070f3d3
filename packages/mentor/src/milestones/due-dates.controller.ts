import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import {
  cohortDueDatesQuery,
  type NotReady,
  notReady,
  readKey,
  useUplink,
} from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';
import { useChangeId } from '../shared/decisions/change-id.ts';
import { decidedMeanwhile } from '../shared/decisions/decided-meanwhile.ts';
import { decisionsMessages } from '../shared/decisions/decisions.messages.ts';
import { dueDatesMessages } from './due-dates.messages.ts';

export interface DueDatesReady {
  status: 'ready';
  dueDates: readonly Schema<'DueDate'>[];
  isSending: boolean;
  /** What was done last. */
  done: string | undefined;
  error: string | undefined;
  /** Null sets them back. */
  onMove: (days: number | null, reason: string) => Promise<unknown>;
}

interface Move {
  /** Null sets them back. */
  days: number | null;
  /** The version they were moved from. */
  version: number;
  /** For the log. */
  reason: string;
}

/** Extends the due dates of a cohort, or sets them back; lists that show them load again. */
export function useDueDates(cohortId: number): NotReady | DueDatesReady {
  const messages = useMessages(dueDatesMessages);
  const decisionsTexts = useMessages(decisionsMessages);
  const formats = useFormats();
  const client = useUplink();
  const { api, unwrap } = client;
  const queries = useQueryClient();
  const options = cohortDueDatesQuery(client, cohortId);
  const query = useHeldQuery(options);
  const changeIdOf = useChangeId();
  const { mutateAsync, isPending, data, variables, error } = useMutation({
    mutationFn: (move: Move) => {
      const { days, version, reason } = move;
      const seen = { expected: { version }, reason, changeId: changeIdOf(move) };
      return unwrap(
        api.PATCH('/management/cohorts/{cohortId}/milestones', {
          params: {
            path: { cohortId },
            query: { action: days === null ? 'reset' : 'extend' },
          },
          body: days === null ? { cohortId, ...seen } : { days, ...seen },
        }),
        { rethrow: true },
      );
    },
    // After a refusal too: someone else may have moved them in between.
    onSettled: () =>
      Promise.all(
        [options.queryKey, readKey('/milestones/-/submissions')].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
  if (!query.data) return notReady(query);
  const { version, dueDates } = query.data;
  const what =
    variables && variables.days !== null ? messages.extended(variables.days) : messages.wasReset;
  return {
    status: 'ready',
    dueDates,
    isSending: isPending,
    done: data && !isPending ? what : undefined,
    error: decidedMeanwhile(error, messages.deeds, decisionsTexts, formats),
    onMove: (days, reason) => mutateAsync({ days, version, reason }),
  };
}
