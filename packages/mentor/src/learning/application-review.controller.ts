import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { mayAny } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import {
  applicationQuery,
  meQuery,
  type NotReady,
  notReady,
  readKey,
  useUplink,
} from '@uplink/api-client/react';
import { type FieldProps, reasonRules, useForm } from '@uplink/kit/forms';
import { useKeptText } from '@uplink/kit/saving';
import { useHeldQuery } from '@uplink/kit/states';
import { useState } from 'react';
import { useChangeId } from '../shared/decisions/change-id.ts';
import { decidedMeanwhile } from '../shared/decisions/decided-meanwhile.ts';
import { decisionsMessages } from '../shared/decisions/decisions.messages.ts';
import { applicationReviewMessages } from './application-review.messages.ts';

type Decision = Schema<'ApplicationDecision'>['decision'];

export interface ApplicationReviewReady {
  status: 'ready';
  reviewed: Schema<'ReviewedApplication'>;
  reason: string;
  reasonFault: string | undefined;
  onReason: (text: string) => void;
  /** Why staff accept, for the log; mentors aren't asked. */
  logReason: FieldProps<string> | undefined;
  sending: Decision | undefined;
  /** Decided on this page: the applicant was told. */
  isTold: boolean;
  error: string | undefined;
  onDecide: (decision: Decision) => void;
}

/** Loads an application, and sends what is decided on it. */
export function useApplicationReview(id: number): NotReady | ApplicationReviewReady {
  const messages = useMessages(applicationReviewMessages);
  const decisionsTexts = useMessages(decisionsMessages);
  const formats = useFormats();
  const client = useUplink();
  const { api, unwrap } = client;
  const queries = useQueryClient();
  const options = applicationQuery(client, id);
  const query = useHeldQuery(options);
  const [reason, setReason] = useKeptText(`application.${id}`);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const me = useQuery(meQuery(client));
  const isStaff = mayAny(me.data, 'overseeApplications');
  const changeIdOf = useChangeId();
  const decide = useMutation({
    mutationFn: (decision: Decision) => {
      const words = reason.trim();
      const expected = { status: query.data?.application.status ?? 'waiting' };
      const why = decision === 'refused' ? words : form.values.reason.trim();
      const change = { decision, expected, ...(why !== '' && { reason: why }) };
      return unwrap(
        api.PATCH('/applications/{id}', {
          params: { path: { id } },
          body: { ...change, changeId: changeIdOf(change) },
        }),
        { rethrow: true },
      );
    },
    onSuccess: () => setReason(''),
    // After a refusal too: someone else may have decided in between.
    onSettled: () =>
      Promise.all(
        [options.queryKey, readKey('/applications'), readKey('/me/menu')].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const form = useForm({
    stored: { reason: '' },
    rules: { reason: isStaff ? reasonRules : [] },
    send: async () => void (await decide.mutateAsync('accepted')),
  });
  if (!query.data || !me.data) return notReady(query.data ? me : query);
  return {
    status: 'ready',
    reviewed: query.data,
    reason,
    reasonFault: isReasonMissing && reason.trim() === '' ? messages.reasonNeeded : undefined,
    onReason: setReason,
    logReason: isStaff ? form.field('reason') : undefined,
    sending: decide.isPending ? decide.variables : undefined,
    isTold: decide.isSuccess,
    error: decidedMeanwhile(decide.error, messages.deeds, decisionsTexts, formats),
    onDecide: (decision) => {
      if (decision === 'accepted') return form.submit();
      const isMissing = reason.trim() === '';
      setReasonMissing(isMissing);
      if (!isMissing) decide.mutate(decision);
    },
  };
}
