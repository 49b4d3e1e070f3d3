import { useQuery } from '@tanstack/react-query';
import { required } from '@uplink/api-client/domain';
import { useUplink } from '@uplink/api-client/react';
import { type Form, useForm } from '@uplink/kit/forms';
import { useReread } from './second-factor.controller.ts';

export interface AuthenticatorState {
  /** Undefined until it is there. */
  key: { key: string; uri: string } | undefined;
  /** Why there is no key. */
  message: string | undefined;
  form: Form<{ code: string }>;
}

/** A new key, and the code that shows the app has it. */
export function useAuthenticator(onCodes: (codes: string[]) => void): AuthenticatorState {
  const { api, unwrap } = useUplink();
  const reread = useReread();
  const { data, error } = useQuery({
    queryKey: ['new authenticator key'],
    queryFn: () => unwrap(api.POST('/me/second-factor/authenticator'), { rethrow: true }),
    // Each request makes another key: the one on screen stays the one that counts.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const form = useForm<{ code: string }>({
    stored: { code: '' },
    rules: { code: [required] },
    async send({ code }) {
      const { recoveryCodes } = await unwrap(
        api.PUT('/me/second-factor/authenticator', { body: { code } }),
        { rethrow: true },
      );
      await reread();
      onCodes(recoveryCodes);
    },
  });
  return { key: data, message: error?.message, form };
}
