import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@uplink/api-client';
import { useUplink } from '@uplink/api-client/react';

export interface ServerFault {
  /** Asks the server about a value; its answer shows by itself. */
  check: (value: string) => void;
  /** What the server said of this very value. */
  faultOf: (value: string) => string | undefined;
}

/** The server's word on an email address or a phone number, while it is typed. */
export function useServerFault(kind: 'email' | 'phone'): ServerFault {
  const { api, unwrap } = useUplink();
  const { mutate, error, variables } = useMutation({
    mutationFn: (value: string) =>
      kind === 'email'
        ? unwrap(api.POST('/validations/email', { body: { email: value } }), { rethrow: true })
        : unwrap(api.POST('/validations/phone', { body: { phone: value } }), { rethrow: true }),
  });
  // An outage says nothing of the value: saving asks again.
  const isVerdict = error instanceof ApiError && error.status === 422;
  return {
    check: mutate,
    faultOf: (value) => (isVerdict && value === variables ? error.message : undefined),
  };
}
