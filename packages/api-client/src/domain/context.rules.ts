/** What of the user context decides which strip stands over the page. */
export interface ContextFlags {
  finishedInvite: boolean;
  closedInviteNotification: boolean;
  cancelledProductName: string | null;
  referralsEnrolled: number;
  referralFlowStatus: string;
  level: number;
  programIdsIncompleteOnboardingSurvey: readonly number[];
}

export type ContextNotice =
  | { kind: 'survey'; programId: number }
  | { kind: 'cancelled'; productName: string }
  | { kind: 'referral'; count: number }
  | { kind: 'invite' };

/** The flow's status once a learner was told of so many. */
export function referralFlowTold(count: number): string {
  return `told:${count}`;
}

/** How many of the enrolled a learner was told of; none by any other status. */
function referralsTold(status: string): number {
  return Number(/^told:(\d{1,9})$/.exec(status)?.[1] ?? 0);
}

/**
 * The one thing to say, what needs doing first: a survey to fill in, a product that was cancelled,
 * people who enrolled by one's invitation, an invitation to make. Only who has reached a level is asked
 * to invite, until they did or closed it. Elsewhere than at home a survey alone is worth a strip.
 */
export function contextNotice(
  context: ContextFlags,
  place: 'home' | 'programs',
): ContextNotice | undefined {
  const [programId] = context.programIdsIncompleteOnboardingSurvey;
  if (programId !== undefined) return { kind: 'survey', programId };
  if (place !== 'home') return undefined;
  const { cancelledProductName: productName, referralsEnrolled: count } = context;
  if (productName !== null) return { kind: 'cancelled', productName };
  if (count > referralsTold(context.referralFlowStatus)) return { kind: 'referral', count };
  const isAsked = !context.finishedInvite && !context.closedInviteNotification;
  return isAsked && context.level > 0 ? { kind: 'invite' } : undefined;
}
