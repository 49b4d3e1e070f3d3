import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { type NotReady, notReady, secondFactorQuery, useUplink } from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';
import { useState } from 'react';

export interface SecondFactorReady {
  status: 'ready';
  factor: Schema<'SecondFactor'>;
}

/** The second factors of the account. */
export function useSecondFactor(): NotReady | SecondFactorReady {
  const query = useHeldQuery(secondFactorQuery(useUplink()));
  return query.data ? { status: 'ready', factor: query.data } : notReady(query);
}

/** What can be taken away or replaced. */
export type Removal =
  | { kind: 'app' }
  | { kind: 'codes' }
  | { kind: 'passkey'; id: number; name: string };

export interface RemovalState {
  asked: Removal | undefined;
  ask: (removal: Removal | undefined) => void;
  confirm: () => void;
  isPending: boolean;
  message: string | undefined;
}

/** Removing a factor, or replacing the recovery codes, after a question. */
export function useRemoval(onCodes: (codes: string[]) => void): RemovalState {
  const { api, unwrap } = useUplink();
  const reread = useReread();
  const [asked, setAsked] = useState<Removal>();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (removal: Removal) => {
      if (removal.kind === 'app')
        await unwrap(api.DELETE('/me/second-factor/authenticator'), { rethrow: true });
      if (removal.kind === 'passkey')
        await unwrap(api.DELETE('/me/passkeys/{id}', { params: { path: { id: removal.id } } }), {
          rethrow: true,
        });
      if (removal.kind !== 'codes') return [];
      const answer = await unwrap(api.POST('/me/second-factor/recovery-codes'), { rethrow: true });
      return answer.recoveryCodes;
    },
    async onSuccess(codes) {
      setAsked(undefined);
      if (codes.length > 0) onCodes(codes);
      await reread();
    },
  });
  const ask = (removal: Removal | undefined) => {
    reset();
    setAsked(removal);
  };
  return { asked, ask, confirm: () => asked && mutate(asked), isPending, message: error?.message };
}

/** Reads the account's factors again after a change. */
export function useReread(): () => Promise<void> {
  const client = useUplink();
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: secondFactorQuery(client).queryKey });
}
