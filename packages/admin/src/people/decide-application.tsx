import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, type Schema } from '@uplink/api-client';
import { maxLength, required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { applicationQuery, readKey, useUplink } from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { reasonRules, useForm } from '@uplink/kit/forms';
import { newId } from '@uplink/kit/saving';
import { TextArea, TextField } from '@uplink/ui/field';
import { useState } from 'react';
import { userApplicationsMessages } from './user-applications.messages.ts';
import './people.css';

export interface DecideApplicationProps {
  application: Schema<'ApplicationItem'>;
  decision: Schema<'ApplicationDecision'>['decision'];
  onClose: () => void;
}

/** Approves or rejects an application after showing what was written; a rejection names the reason to its applicant, an approval to the log. */
export function DecideApplication({ application, decision, onClose }: DecideApplicationProps) {
  const messages = useMessages(userApplicationsMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const { id, title, status } = application;
  const isRejection = decision === 'refused';
  const read = useQuery(applicationQuery(client, id));
  const [changeId] = useState(newId);
  const form = useForm({
    stored: { reason: '' },
    rules: { reason: isRejection ? [required, maxLength(2000)] : reasonRules },
    async send({ reason }) {
      const body = { decision, expected: { status }, changeId };
      try {
        await client.unwrap(
          client.api.PATCH('/applications/{id}', {
            params: { path: { id } },
            body: { ...body, reason: reason.trim() },
          }),
          { rethrow: true },
        );
      } catch (error) {
        const isStale = error instanceof ApiError && error.body.current !== undefined;
        throw isStale ? new Error(messages.decided, { cause: error }) : error;
      } finally {
        const keys = ['/applications', '/applications/{id}', '/management/overview'] as const;
        for (const key of keys) void queries.invalidateQueries({ queryKey: readKey(key) });
      }
      onClose();
    },
  });
  return (
    <FormDialog
      title={isRejection ? messages.rejectOf(title) : messages.approveOf(title)}
      size="md"
      action={isRejection ? messages.reject : messages.approve}
      isDanger={isRejection}
      isHeld={!read.data}
      form={form}
      onClose={onClose}
    >
      <p className="ul-small ul-muted">{messages.message}</p>
      <p className="ul-people__text" aria-busy={read.isPending}>
        {read.data ? read.data.message || messages.noMessage : messages.loading}
      </p>
      {isRejection ? (
        <TextArea label={messages.reason} isRequired {...form.field('reason')} />
      ) : (
        <TextField label={messages.logReason} isRequired {...form.field('reason')} />
      )}
      <p className="ul-small ul-muted">{messages.told}</p>
    </FormDialog>
  );
}
