import type { Role } from './codes/people.codes.ts';

export interface PolicyPerson {
  id: number;
  roles: readonly string[];
}

interface OthersWork {
  learnerId: number;
  /** Whether whoever acts mentors the product it belongs to. */
  isMentored: boolean;
}

interface Policy<Of = never> {
  roles: readonly Role[];
  /** What must hold of the object beside the role. */
  when?: (person: PolicyPerson, of: Of) => boolean;
}

const only = (...roles: Role[]): Policy => ({ roles });

/** Mentors of its product, but nobody for their own work. */
const mentorOf: Required<Policy<OthersWork>> = {
  roles: ['mentor'],
  when: ({ id }, { learnerId, isMentored }) => isMentored && learnerId !== id,
};

/**
 * Who may do what: a line for each thing that only some may do. The contract's `x-roles`, the menu, the
 * portal's guards and the services all say the same as this table.
 */
export const POLICIES = {
  enterCreator: only('mentor'),
  enterAdmin: only('admin', 'sales', 'customerSupport', 'marketing'),
  decideOnApplication: {
    roles: ['admin', 'sales', 'customerSupport', 'marketing'],
    when: ({ id }: PolicyPerson, { learnerId }: { learnerId: number }) => learnerId !== id,
  },
  reviewHomework: mentorOf,
  reviewQuiz: mentorOf,
  reviewMilestone: mentorOf,
  /** Reads what is reviewed and keeps snippets for it. */
  readReviews: only('mentor', 'admin', 'customerSupport'),
  /** Decides on every learner's milestones, and moves the due dates of cohorts. */
  overseeMilestones: only('admin', 'customerSupport'),
  moderateDiscussion: {
    roles: ['mentor'],
    when: (_person: PolicyPerson, { isMentored }: { isMentored: boolean }) => isMentored,
  },
  /** Whose pages may stand in a recording. */
  recordSession: only('student', 'instructorAssistant'),
} as const satisfies Record<string, Policy>;

export type PolicyName = keyof typeof POLICIES;

type ObjectOf<Name extends PolicyName> = (typeof POLICIES)[Name] extends {
  when: (person: PolicyPerson, of: infer Of) => boolean;
}
  ? [of: Of]
  : [];

/** Whether somebody may do this to that. */
export function may<Name extends PolicyName>(
  person: PolicyPerson,
  name: Name,
  ...[of]: ObjectOf<Name>
): boolean {
  const { when } = POLICIES[name] as Policy<ObjectOf<Name>[0]>;
  return mayAny(person, name) && (when === undefined || when(person, of));
}

/** Whether somebody may do this to anything at all: for menus, guards and doors. Nobody who is not known may. */
export function mayAny(person: Pick<PolicyPerson, 'roles'> | undefined, name: PolicyName): boolean {
  const roles: readonly string[] = POLICIES[name].roles;
  return person?.roles.some((role) => roles.includes(role)) ?? false;
}
