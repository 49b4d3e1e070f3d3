import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '@uplink/api-client/messages';
import {
  cohortKeys,
  notReady,
  userKeys,
  userProgressQuery,
  useUplink,
} from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { reasonRules, useForm } from '@uplink/kit/forms';
import { newId } from '@uplink/kit/saving';
import { NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { TextField } from '@uplink/ui/field';
import { Skeleton } from '@uplink/ui/skeleton';
import { useState } from 'react';
import type { LearningDialogProps } from './change-cohort.tsx';
import { learningDialogsMessages } from './learning-dialogs.messages.ts';
import { ResetFields } from './reset-fields.tsx';

/** Lets a learner start courses and projects over, after showing what that takes from them. */
export function ResetProgress({ user, onClose }: LearningDialogProps) {
  const messages = useMessages(learningDialogsMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const losses = useHeldQuery(userProgressQuery(client, user.id));
  // The same until it was done: a repeat after a lost answer counts once.
  const [changeId] = useState(newId);
  const form = useForm({
    stored: { modules: [] as number[], reason: '' },
    rules: {
      modules: [(modules: number[]) => (modules.length === 0 ? messages.chooseOne : undefined)],
      reason: reasonRules,
    },
    async send({ modules, reason }) {
      await client.unwrap(
        client.api.POST('/management/users/{id}/progress', {
          params: { path: { id: user.id } },
          body: { moduleIds: modules, reason: reason.trim(), changeId },
        }),
        { rethrow: true },
      );
      for (const queryKey of [...userKeys, ...cohortKeys])
        void queries.invalidateQueries({ queryKey });
      onClose();
    },
  });
  const modules = form.field('modules');
  return (
    <FormDialog
      title={messages.resetProgressOf(`${user.firstName} ${user.lastName}`)}
      size="md"
      action={messages.resetProgress}
      isDanger
      isHeld={!losses.data || losses.data.length === 0}
      form={form}
      onClose={onClose}
    >
      <p className="ul-small ul-muted">{messages.resetText}</p>
      {losses.data ? (
        <ResetFields losses={losses.data} chosen={modules.value} onChange={modules.onChange} />
      ) : (
        <NotReadyView
          state={notReady(losses)}
          noun={messages.noun}
          skeleton={<Skeleton height={120} />}
        />
      )}
      {modules.errorMessage && (
        <p className="ul-small ul-fault" role="alert">
          {modules.errorMessage}
        </p>
      )}
      <TextField label={messages.reason} isRequired {...form.field('reason')} />
    </FormDialog>
  );
}
