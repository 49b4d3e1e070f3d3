import { useMutation } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';

export interface ClaimCalls {
  take: () => Promise<unknown>;
  giveBack: () => Promise<unknown>;
  /** Reads the work again, after a refusal too: someone else may have taken it. */
  refresh: () => Promise<unknown>;
}

export interface Claiming {
  isSending: boolean;
  /** Why it could not be taken. */
  error: string | undefined;
  onTake: () => void;
  onGiveBack: () => void;
}

/** Takes work to review and gives it back. */
export function useClaim({ take, giveBack, refresh }: ClaimCalls): Claiming {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (call: () => Promise<unknown>) => call(),
    onSettled: refresh,
  });
  return {
    isSending: isPending,
    error: error?.message,
    onTake: () => mutate(take),
    onGiveBack: () => mutate(giveBack),
  };
}

/** Whose a claim is, for who looks at it. */
export function claimHolder(
  claim: Schema<'ReviewClaim'> | null,
  ownUserId: number,
  now = new Date(),
): 'nobody' | 'me' | 'other' {
  if (claim === null || new Date(claim.until) <= now) return 'nobody';
  return claim.by.id === ownUserId ? 'me' : 'other';
}
