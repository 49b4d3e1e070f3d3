import { ApiError } from '@uplink/api-client';
import { useUplink } from '@uplink/api-client/react';
import type { FieldCheck } from '@uplink/kit/forms';

/** The server's word on an email address or a phone number, while it is typed. */
export function useServerCheck(kind: 'email' | 'phone'): FieldCheck<string> {
  const { api, unwrap } = useUplink();
  const ask = (value: string) =>
    kind === 'email'
      ? unwrap(api.POST('/validations/email', { body: { email: value } }), { rethrow: true })
      : unwrap(api.POST('/validations/phone', { body: { phone: value } }), { rethrow: true });
  return async (value) => {
    if (value.trim() === '') return undefined;
    try {
      await ask(value);
      return undefined;
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) return error.message;
      throw error;
    }
  };
}
