import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type Schema } from '@uplink/api-client';
import { required } from '@uplink/api-client/domain';
import { deletionQuery, type NotReady, notReady, useUplink } from '@uplink/api-client/react';
import { type Form, useForm } from '@uplink/kit/forms';
import { useHeldQuery } from '@uplink/kit/states';

export interface DeletionReady {
  status: 'ready';
  deletion: Schema<'AccountDeletion'>;
  keep: () => void;
  isKeeping: boolean;
  message: string | undefined;
}

/** Whether the account is to be deleted, and the way back. */
export function useDeletion(): NotReady | DeletionReady {
  const client = useUplink();
  const { api, unwrap } = client;
  const queries = useQueryClient();
  const current = deletionQuery(client);
  const query = useHeldQuery(current);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => unwrap(api.DELETE('/me/deletion'), { rethrow: true }),
    onSuccess: (deletion) => queries.setQueryData(current.queryKey, deletion),
  });
  if (!query.data) return notReady(query);
  return {
    status: 'ready',
    deletion: query.data,
    keep: () => mutate(),
    isKeeping: isPending,
    message: error?.message,
  };
}

export interface DeletionFormState {
  form: Form<{ email: string }>;
  /** The server wants the password once more. */
  needsSignIn: boolean;
}

/** Asks for the deletion, with the address typed. */
export function useDeletionForm(onDone: () => void): DeletionFormState {
  const client = useUplink();
  const queries = useQueryClient();
  const form = useForm<{ email: string }>({
    stored: { email: '' },
    rules: { email: [required] },
    async send(body) {
      const deletion = await client.unwrap(client.api.PUT('/me/deletion', { body }), {
        rethrow: true,
      });
      queries.setQueryData(deletionQuery(client).queryKey, deletion);
      onDone();
    },
  });
  const needsSignIn = form.error instanceof ApiError && form.error.code === 'staleSignIn';
  return { form, needsSignIn };
}
