import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@uplink/api-client';
import { email as emailRule, firstError, required } from '@uplink/api-client/domain';
import { profileQuery, useUplink } from '@uplink/api-client/react';
import { useKeptText } from '@uplink/kit/saving';
import { useState } from 'react';
import { useServerFault } from './server-fault.controller.ts';

export interface EmailFormState {
  email: string;
  fault: string | undefined;
  isSaving: boolean;
  /** The server wants the password once more. */
  needsSignIn: boolean;
  message: string | undefined;
  onEmail: (email: string) => void;
  onLeave: () => void;
  onSave: () => void;
}

/** Another email address. What is typed survives the sign-in that the server may ask for. */
export function useEmailForm(): EmailFormState {
  const client = useUplink();
  const queries = useQueryClient();
  const [email, setEmail] = useKeptText('email');
  const [isTried, setTried] = useState(false);
  const server = useServerFault('email');
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: () =>
      client.unwrap(client.api.PATCH('/me/email', { body: { email } }), { rethrow: true }),
    onSuccess(profile) {
      queries.setQueryData(profileQuery(client).queryKey, profile);
      setEmail('');
      setTried(false);
    },
  });
  const refusal = error instanceof ApiError ? error : undefined;
  const fieldError = refusal?.fieldErrors.email;
  const needsSignIn = refusal?.code === 'staleSignIn';
  const own = firstError(email, [required, emailRule]);
  return {
    email,
    fault: fieldError ?? server.faultOf(email) ?? (isTried ? own : undefined),
    isSaving: isPending,
    needsSignIn,
    message: fieldError || needsSignIn ? undefined : error?.message,
    onEmail(next) {
      setEmail(next);
      reset();
    },
    onLeave: () => {
      if (email.trim() !== '') server.check(email);
    },
    onSave() {
      setTried(true);
      if (own === undefined) mutate();
    },
  };
}
