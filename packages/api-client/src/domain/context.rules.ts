/** The parts of the user context that decide which strip is shown above the page. */
export interface ContextFlags {
  paymentStatus: string;
  finishedInvite: boolean;
  closedInviteNotification: boolean;
  cancelledProductName: string | null;
  referralsEnrolled: number;
  referralFlowStatus: string;
  level: number;
  programIdsIncompleteOnboardingSurvey: readonly number[];
  moduleIdsPendingTermAcceptance: readonly number[];
}

export type ContextNotice =
  | { kind: 'declined' }
  | { kind: 'terms'; moduleId: number }
  | { kind: 'survey'; programId: number }
  | { kind: 'cancelled'; productName: string }
  | { kind: 'referral'; count: number }
  | { kind: 'invite' };

/** The referral status after a learner was notified of this many enrolments. */
export function referralFlowTold(count: number): string {
  return `told:${count}`;
}

/** How many enrolments a learner was notified of; 0 for any other status. */
function referralsTold(status: string): number {
  return Number(/^told:(\d{1,9})$/.exec(status)?.[1] ?? 0);
}

/**
 * The most urgent notice: a declined payment, an agreement to accept, a survey to fill in, a cancelled product, people who enrolled through the
 * user's invitation, or a request to invite someone. Only users with a level are asked to invite,
 * until they do or close it. Outside the home page only the first three are shown.
 */
export function contextNotice(
  context: ContextFlags,
  place: 'home' | 'programs',
): ContextNotice | undefined {
  if (context.paymentStatus === 'declined') return { kind: 'declined' };
  const [moduleId] = context.moduleIdsPendingTermAcceptance;
  if (moduleId !== undefined) return { kind: 'terms', moduleId };
  const [programId] = context.programIdsIncompleteOnboardingSurvey;
  if (programId !== undefined) return { kind: 'survey', programId };
  if (place !== 'home') return undefined;
  const { cancelledProductName: productName, referralsEnrolled: count } = context;
  if (productName !== null) return { kind: 'cancelled', productName };
  if (count > referralsTold(context.referralFlowStatus)) return { kind: 'referral', count };
  const isAsked = !context.finishedInvite && !context.closedInviteNotification;
  return isAsked && context.level > 0 ? { kind: 'invite' } : undefined;
}
