import type { Schema } from '@uplink/api-client';
import { canReviewTo } from '@uplink/api-client/domain';
import type { submissionReviewMessages } from './submission-review.messages.ts';

export type ReviewTo = 'complete' | 'needsRevision';

export interface ReviewAction {
  to: ReviewTo;
  label: string;
}

/** What a mentor may do with a submission in this state; nothing while its learner works on it. */
export function reviewActions(
  status: Schema<'SubmissionStatus'>,
  messages: typeof submissionReviewMessages,
): ReviewAction[] {
  const labels = {
    needsRevision: status === 'complete' ? messages.reopen : messages.sendBack,
    complete: messages.accept,
  };
  return (['needsRevision', 'complete'] as const)
    .filter((to) => canReviewTo(status, to))
    .map((to) => ({ to, label: labels[to] }));
}
