import { type Role, STAFF_ROLES } from './codes/people.codes.ts';

export type InboxList = 'homework' | 'quiz' | 'milestones';

/** The lists of work somebody reviews, the first one first; a learner has none. */
export function inboxLists(roles: readonly Role[]): readonly InboxList[] {
  if (roles.includes('mentor')) return ['homework', 'quiz', 'milestones'];
  return STAFF_ROLES.some((role) => roles.includes(role)) ? ['milestones'] : [];
}
