import { useMutation } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useUplink } from '@uplink/api-client/react';
import { useRefreshReviews } from '../refresh-reviews.ts';

export interface Claiming {
  isSending: boolean;
  /** Why it could not be taken. */
  error: string | undefined;
  onTake: () => void;
  onGiveBack: () => void;
}

const homeworkClaim = '/homeworks/{homeworkId}/submissions/{submissionId}/claim';

/** Takes handed-in homework to review, and gives it back. */
export function useHomeworkClaim(path: { homeworkId: number; submissionId: number }): Claiming {
  const { api, unwrap } = useUplink();
  return useClaim({
    take: () => unwrap(api.PUT(homeworkClaim, { params: { path } }), { rethrow: true }),
    giveBack: () => unwrap(api.DELETE(homeworkClaim, { params: { path } }), { rethrow: true }),
  });
}

const milestoneClaim = '/milestones/{milestoneId}/users/{userId}/claim';

/** Takes a handed-in milestone to review, and gives it back. */
export function useMilestoneClaim(path: { milestoneId: number; userId: number }): Claiming {
  const { api, unwrap } = useUplink();
  return useClaim({
    take: () => unwrap(api.PUT(milestoneClaim, { params: { path } }), { rethrow: true }),
    giveBack: () => unwrap(api.DELETE(milestoneClaim, { params: { path } }), { rethrow: true }),
  });
}

interface ClaimCalls {
  take: () => Promise<unknown>;
  giveBack: () => Promise<unknown>;
}

function useClaim({ take, giveBack }: ClaimCalls): Claiming {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (call: () => Promise<unknown>) => call(),
    // After a refusal too: someone else may have taken it.
    onSettled: useRefreshReviews(),
  });
  return {
    isSending: isPending,
    error: error?.message,
    onTake: () => mutate(take),
    onGiveBack: () => mutate(giveBack),
  };
}

/** Whose a claim is, as its reader sees it. */
export function claimHolder(
  claim: Schema<'ReviewClaim'> | null,
  ownUserId: number,
  now = new Date(),
): 'nobody' | 'me' | 'other' {
  if (claim === null || new Date(claim.until) <= now) return 'nobody';
  return claim.by.id === ownUserId ? 'me' : 'other';
}
