import type { SubmissionStatus } from './codes/work.codes.ts';

export type HomeworkEvent = 'unlock' | 'submit' | 'accept' | 'sendBack' | 'reopen';

/**
 * What may happen to a homework in each status, and what it becomes. The lesson unlocks it, its
 * learner hands in, its mentor accepts, sends back or reopens.
 */
export const HOMEWORK_TRANSITIONS = {
  notAvailable: { unlock: 'notSubmitted' },
  notSubmitted: { submit: 'pending' },
  pending: { submit: 'pending', accept: 'complete', sendBack: 'needsRevision' },
  needsRevision: { submit: 'pending' },
  complete: { reopen: 'needsRevision' },
} as const satisfies Record<SubmissionStatus, Partial<Record<HomeworkEvent, SubmissionStatus>>>;

const transitions: Record<string, Partial<Record<HomeworkEvent, SubmissionStatus>> | undefined> =
  HOMEWORK_TRANSITIONS;

/** The status after an event; undefined if it can't happen now. */
export function nextHomeworkStatus(
  status: string,
  event: HomeworkEvent,
): SubmissionStatus | undefined {
  return transitions[status]?.[event];
}

interface State {
  status: string;
  version: number;
}

/**
 * Whether a submission is still in the state the user saw. An unavailable one was never handed in.
 */
export function isSubmissionAsSeen(seen: State, now: State): boolean {
  const stored = (status: string) => (status === 'notAvailable' ? 'notSubmitted' : status);
  return stored(seen.status) === stored(now.status) && seen.version === now.version;
}

/** A learner can hand in again at any time until it is complete. */
export function canSubmitHomework(status: string): boolean {
  return nextHomeworkStatus(status, 'submit') !== undefined;
}

/** A mentor can accept or send back a pending submission, and reopen a complete one. */
export function canReviewTo(from: string, to: 'complete' | 'needsRevision'): boolean {
  return (['accept', 'sendBack', 'reopen'] as const).some(
    (event) => nextHomeworkStatus(from, event) === to,
  );
}
