import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { type NotReady, notReady, signInsQuery, useUplink } from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';

export interface SignInsReady {
  status: 'ready';
  signIns: Schema<'SignIn'>[];
  /** Ends one sign-in, or all but this one. */
  end: (id: string | 'others') => void;
  /** What is being ended now. */
  ending: string | undefined;
  message: string | undefined;
}

/** Where the account is signed in. */
export function useSignIns(): NotReady | SignInsReady {
  const client = useUplink();
  const { api, unwrap } = client;
  const queries = useQueryClient();
  const list = signInsQuery(client);
  const query = useHeldQuery(list);
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (id: string) =>
      id === 'others'
        ? unwrap(api.DELETE('/me/sign-ins'), { rethrow: true })
        : unwrap(api.DELETE('/me/sign-ins/{id}', { params: { path: { id } } }), { rethrow: true }),
    onSuccess: () => queries.invalidateQueries({ queryKey: list.queryKey }),
  });
  if (!query.data) return notReady(query);
  const ending = isPending ? variables : undefined;
  return { status: 'ready', signIns: query.data, end: mutate, ending, message: error?.message };
}
