import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@uplink/api-client';
import { email, type FormRules, required } from '@uplink/api-client/domain';
import { profileQuery, useUplink } from '@uplink/api-client/react';
import { type Form, useForm } from '@uplink/kit/forms';
import { useServerCheck } from './server-check.controller.ts';

type EmailWords = { email: string };

const blank: EmailWords = { email: '' };
const rules: FormRules<EmailWords> = { email: [required, email] };

export interface EmailFormState {
  form: Form<EmailWords>;
  /** The server wants the password once more. */
  needsSignIn: boolean;
  message: string | undefined;
}

/** Another email address. What is typed survives the sign-in that the server may ask for. */
export function useEmailForm(): EmailFormState {
  const client = useUplink();
  const queries = useQueryClient();
  const form = useForm<EmailWords>({
    stored: blank,
    rules,
    checks: { email: useServerCheck('email') },
    draft: 'email',
    async send(body) {
      const profile = await client.unwrap(client.api.PATCH('/me/email', { body }), {
        rethrow: true,
      });
      queries.setQueryData(profileQuery(client).queryKey, profile);
    },
  });
  const needsSignIn = form.error instanceof ApiError && form.error.code === 'staleSignIn';
  return { form, needsSignIn, message: needsSignIn ? undefined : form.message };
}
