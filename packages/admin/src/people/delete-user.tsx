import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { required } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import {
  notReady,
  readKey,
  userDeletionQuery,
  userKeys,
  useUplink,
} from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { reasonRules, useForm } from '@uplink/kit/forms';
import { NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { TextField } from '@uplink/ui/field';
import { Skeleton } from '@uplink/ui/skeleton';
import { deleteUserMessages } from './delete-user.messages.ts';
import { DeletionParts } from './deletion-parts.view.tsx';

export interface DeleteUserProps {
  user: Schema<'ManagedUser'>;
  onClose: () => void;
}

/** Deletes an account in two weeks, after showing what goes and what stays; or keeps one that waits for it. */
export function DeleteUser({ user, onClose }: DeleteUserProps) {
  const messages = useMessages(deleteUserMessages);
  const formats = useFormats();
  const query = useHeldQuery(userDeletionQuery(useUplink(), user.id));
  const { form, deletion } = useDeleteUser(user, { deletion: query.data, onClose });
  const name = `${user.firstName} ${user.lastName}`;
  const dueAt = deletion?.dueAt;
  return (
    <FormDialog
      title={dueAt ? messages.waitingTitle(name) : messages.title(name)}
      size="md"
      action={dueAt ? messages.keep : messages.action}
      isDanger={!dueAt}
      isHeld={!deletion}
      form={form}
      onClose={onClose}
    >
      {!deletion && (
        <NotReadyView
          state={notReady(query)}
          noun={messages.noun}
          skeleton={<Skeleton height={240} />}
        />
      )}
      {dueAt && <p>{messages.waiting(formats.date(dueAt))}</p>}
      {deletion && !dueAt && (
        <>
          <p>{messages.text}</p>
          <DeletionParts deletion={deletion} />
          <TextField
            label={messages.email}
            type="email"
            autoComplete="off"
            isRequired
            {...form.field('email')}
          />
        </>
      )}
      {deletion && (
        <TextField
          label={messages.reason}
          description={messages.reasonHelp}
          isRequired
          {...form.field('reason')}
        />
      )}
    </FormDialog>
  );
}

function useDeleteUser(
  { id, version }: Schema<'ManagedUser'>,
  { deletion, onClose }: { deletion: Schema<'AccountDeletion'> | undefined; onClose: () => void },
) {
  const { api, unwrap } = useUplink();
  const queries = useQueryClient();
  const params = { path: { id } };
  const isWaiting = Boolean(deletion?.dueAt);
  const form = useForm({
    stored: { email: '', reason: '' },
    rules: { email: isWaiting ? [] : [required], reason: reasonRules },
    async send({ email, reason }) {
      if (isWaiting)
        await unwrap(
          api.DELETE('/management/users/{id}/deletion', {
            params,
            body: { reason: reason.trim() },
          }),
          { rethrow: true },
        );
      else
        await unwrap(
          api.DELETE('/management/users/{id}', {
            params,
            body: { version, email: email.trim(), reason: reason.trim() },
          }),
          { rethrow: true },
        );
      for (const queryKey of userKeys) void queries.invalidateQueries({ queryKey });
      void queries.invalidateQueries({ queryKey: readKey('/management/users/{id}/deletion') });
      onClose();
    },
  });
  return { form, deletion };
}
