import { ApiError } from '@uplink/api-client';
import { required, password as rule, samePassword } from '@uplink/api-client/domain';
import { useUplink } from '@uplink/api-client/react';
import { type Form, useForm } from '@uplink/kit/forms';

type PasswordWords = { password: string; repeat: string };

const blank: PasswordWords = { password: '', repeat: '' };

export interface PasswordFormState {
  form: Form<PasswordWords>;
  /** The server wants the password once more. */
  needsSignIn: boolean;
  message: string | undefined;
}

/** Another password, typed twice. It is kept nowhere but in its fields. */
export function usePasswordForm(): PasswordFormState {
  const client = useUplink();
  const form = useForm<PasswordWords>({
    stored: blank,
    rules: {
      password: [required, rule],
      repeat: [required, (repeat, { password }) => samePassword(password)(repeat)],
    },
    async send({ password }) {
      await client.unwrap(client.api.PATCH('/me/password', { body: { password } }), {
        rethrow: true,
      });
    },
  });
  const needsSignIn = form.error instanceof ApiError && form.error.code === 'staleSignIn';
  return { form, needsSignIn, message: needsSignIn ? undefined : form.message };
}
