import { useMutation, useQueryClient } from '@tanstack/react-query';
import { rewardKeys, useUplink } from '@uplink/api-client/react';
import { newId } from '@uplink/kit/saving';
import { useRef } from 'react';
import type { RewardProgram } from './referral.types.ts';

export type BalanceUse = 'withdraw' | 'credits';

/** Withdraws a balance or turns it into credits, once each time. */
export function useBalance(type: RewardProgram) {
  const { api, unwrap } = useUplink();
  const queries = useQueryClient();
  // The same wish sent again after a lost answer is done once.
  const changeId = useRef(newId());
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (use: BalanceUse) => {
      const body = { type, changeId: changeId.current };
      await (use === 'withdraw'
        ? unwrap(api.POST('/me/withdraw-requests', { body }), { rethrow: true })
        : unwrap(api.POST('/me/referral-credits', { body }), { rethrow: true }));
      changeId.current = newId();
    },
    onSettled: () =>
      Promise.all(rewardKeys(type).map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
  return { use: mutate, isPending, error: error?.message };
}
