import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { managedRewardKeys, useUplink } from '@uplink/api-client/react';
import type { RewardProgram } from './referral.types.ts';

const contests = {
  referral: '/management/referrals/contest',
  ambassador: '/management/ambassadors/-/contest',
} as const satisfies Record<RewardProgram, string>;

/** What staff change of the programs. Whatever comes of it, everything shown is read again. */
export function useRewardWrites() {
  const { api, unwrap } = useUplink();
  const queries = useQueryClient();
  async function sent<Answer>(write: Promise<Answer>): Promise<Answer> {
    try {
      return await write;
    } finally {
      for (const queryKey of managedRewardKeys) void queries.invalidateQueries({ queryKey });
    }
  }
  return {
    decide: (id: number, body: Schema<'WithdrawDecision'>) =>
      sent(
        unwrap(
          api.PATCH('/management/withdraw-requests/{id}', { params: { path: { id } }, body }),
          { rethrow: true },
        ),
      ),
    fail: (id: number, body: Schema<'PayoutFailure'>) =>
      sent(
        unwrap(
          api.POST('/management/withdraw-requests/{id}/failure', {
            params: { path: { id } },
            body,
          }),
          { rethrow: true },
        ),
      ),
    review: (id: number, body: Schema<'SuspicionDecision'>) =>
      sent(
        unwrap(
          api.PATCH('/management/referrals/enrollments/{id}', { params: { path: { id } }, body }),
          { rethrow: true },
        ),
      ),
    saveContest: (program: RewardProgram, body: Schema<'ContestUpdate'>, action?: 'reset') =>
      sent(
        unwrap(
          api.PATCH(contests[program], {
            params: { query: { ...(action && { action }) } },
            body,
          }),
          { rethrow: true },
        ),
      ),
    saveRules: (body: Schema<'RewardRulesUpdate'>) =>
      sent(unwrap(api.PUT('/management/referrals/rules', { body }), { rethrow: true })),
    saveResources: (body: Schema<'ProgramResources'>) =>
      sent(unwrap(api.PUT('/management/referrals/resources', { body }), { rethrow: true })),
    makeAmbassador: (userId: number, body: Schema<'AmbassadorAppointment'>) =>
      sent(
        unwrap(
          api.PUT('/management/ambassadors/{userId}', { params: { path: { userId } }, body }),
          { rethrow: true },
        ),
      ),
    changeCalendly: (userId: number, body: Schema<'CalendlyLink'>) =>
      sent(
        unwrap(
          api.PATCH('/management/ambassadors/{userId}', { params: { path: { userId } }, body }),
          { rethrow: true },
        ),
      ),
    payOut: (userId: number, body: Schema<'PayoutInput'>) =>
      sent(
        unwrap(
          api.POST('/management/ambassadors/{userId}/payouts', {
            params: { path: { userId } },
            body,
          }),
          { rethrow: true },
        ),
      ),
  };
}
