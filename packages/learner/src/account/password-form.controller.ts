import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@uplink/api-client';
import { firstError, required, password as rule, samePassword } from '@uplink/api-client/domain';
import { useUplink } from '@uplink/api-client/react';
import { useState } from 'react';

export interface PasswordFormState {
  password: string;
  repeat: string;
  passwordFault: string | undefined;
  repeatFault: string | undefined;
  isSaving: boolean;
  isDone: boolean;
  /** The server wants the password once more. */
  needsSignIn: boolean;
  message: string | undefined;
  onPassword: (password: string) => void;
  onRepeat: (repeat: string) => void;
  onSave: () => void;
}

/** Another password, typed twice. It is kept nowhere but in its fields. */
export function usePasswordForm(): PasswordFormState {
  const client = useUplink();
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [isTried, setTried] = useState(false);
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: () =>
      client.unwrap(client.api.PATCH('/me/password', { body: { password } }), { rethrow: true }),
    onSuccess() {
      setPassword('');
      setRepeat('');
      setTried(false);
    },
  });
  const refusal = error instanceof ApiError ? error : undefined;
  const fieldError = refusal?.fieldErrors.password;
  const needsSignIn = refusal?.code === 'staleSignIn';
  const passwordFault = firstError(password, [required, rule]);
  const repeatFault = firstError(repeat, [required, samePassword(password)]);
  return {
    password,
    repeat,
    passwordFault: fieldError ?? (isTried ? passwordFault : undefined),
    repeatFault: isTried ? repeatFault : undefined,
    isSaving: isPending,
    isDone: isSuccess,
    needsSignIn,
    message: fieldError || needsSignIn ? undefined : error?.message,
    onPassword(next) {
      setPassword(next);
      reset();
    },
    onRepeat: setRepeat,
    onSave() {
      setTried(true);
      if (passwordFault === undefined && repeatFault === undefined) mutate();
    },
  };
}
