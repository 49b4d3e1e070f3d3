import type { Role } from './codes/people.codes.ts';
import { mayAny, type PolicyName } from './policies.ts';

export type InboxList = 'homework' | 'quiz' | 'milestones' | 'applications';

const lists: readonly [InboxList, PolicyName][] = [
  ['homework', 'reviewHomework'],
  ['quiz', 'reviewQuiz'],
  ['milestones', 'readReviews'],
  ['applications', 'decideOnApplication'],
];

/** The review inboxes of a user, in order; a learner has none. */
export function inboxLists(roles: readonly Role[]): readonly InboxList[] {
  return lists.filter(([, policy]) => mayAny({ roles }, policy)).map(([list]) => list);
}
