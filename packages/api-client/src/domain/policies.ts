import type { Role } from './codes/people.codes.ts';

export interface PolicyPerson {
  id: number;
  roles: readonly string[];
}

interface OthersWork {
  learnerId: number;
  /** Whether the user mentors the product it belongs to. */
  isMentored: boolean;
}

interface Policy<Of = never> {
  roles: readonly Role[];
  /** What the object must satisfy, in addition to the role. */
  when?: (person: PolicyPerson, of: Of) => boolean;
}

const only = (...roles: Role[]): Policy => ({ roles });

/** Mentors of its product, except for their own work. */
const mentorOf: Required<Policy<OthersWork>> = {
  roles: ['mentor'],
  when: ({ id }, { learnerId, isMentored }) => isMentored && learnerId !== id,
};

const overseers: Role[] = ['admin', 'customerSupport'];

interface OthersPurchase {
  buyerId: number;
}

/** No one decides on purchases of their own. */
const ofOthers = (...roles: Role[]): Required<Policy<OthersPurchase>> => ({
  roles,
  when: ({ id }, { buyerId }) => id !== buyerId,
});

/** What no one does to their own account, or for themselves. */
const forOthers = (...roles: Role[]): Required<Policy<{ userId: number }>> => ({
  roles,
  when: ({ id }, { userId }) => id !== userId,
});

interface Refunding extends OthersPurchase {
  /** What the purchase's refunds come to with this one. */
  refunded: number;
  /** Up to where customer support decides. */
  limit: number;
}

interface Giving extends OthersPurchase {
  /** How many they sold in this way in a day, with this one. */
  given: number;
  /** Up to how many others than admins do. */
  limit: number;
}

interface SellingOffline extends Giving {
  /** What it costs, and up to how much others than admins sell. */
  amount: number;
  most: number;
}

interface OthersAccount {
  userId: number;
  roles: readonly string[];
}

interface Withdrawal {
  userId: number;
  requestedBy: number;
  amount: number;
  limit: number;
}

interface ReportedCase {
  authorId: number;
  /** Who decided before an appeal; null without one. */
  decidedBy: number | null;
  /** Whether another member of staff could decide on the appeal. */
  hasOthers: boolean;
}

interface BlockedAuthor extends ReportedCase {
  authorRoles: readonly string[];
}

/** Not on one's own words, and an appeal is for others as long as there are any. */
const mayModerate = ({ id }: PolicyPerson, { authorId, decidedBy, hasOthers }: ReportedCase) =>
  id !== authorId && (id !== decidedBy || !hasOthers);

const moderators: Required<Policy<ReportedCase>> = { roles: overseers, when: mayModerate };

/** Roles that reach what others don't: whoever changes such an account could take it over. */
export const staffRoles: ReadonlySet<string> = new Set<Role>([
  'mentor',
  'admin',
  'sales',
  'customerSupport',
  'marketing',
]);

export const hasStaffRole = (roles: readonly string[]): boolean =>
  roles.some((role) => staffRoles.has(role));

/** Accounts of learners, and for admins those of staff too. */
const learnersAccount: Required<Policy<OthersAccount>> = {
  roles: ['admin', 'customerSupport'],
  when: ({ id, roles }, { userId, roles: theirs }) =>
    id !== userId && (roles.includes('admin') || !hasStaffRole(theirs)),
};

/**
 * Who may do what: one line per restricted action. The contract's `x-roles`, the menu, the
 * portal's guards and the services all follow this table.
 */
export const POLICIES = {
  enterCreator: only('mentor'),
  enterAdmin: only('admin', 'sales', 'customerSupport', 'marketing'),
  /** Mentors of the program and the staff who know its learners, except for their own application. */
  decideOnApplication: {
    roles: ['mentor', ...overseers],
    when: ({ id, roles }: PolicyPerson, { learnerId, isMentored }: OthersWork) =>
      learnerId !== id &&
      ((isMentored && roles.includes('mentor')) || overseers.some((one) => roles.includes(one))),
  },
  /** Reads and decides on every application. */
  overseeApplications: only(...overseers),
  reviewHomework: mentorOf,
  reviewQuiz: mentorOf,
  reviewMilestone: mentorOf,
  /** Reads submissions and keeps feedback snippets. */
  readReviews: only('mentor', 'admin', 'customerSupport'),
  /** Decides on any learner's milestones and moves the due dates of cohorts. */
  overseeMilestones: only(...overseers),
  /** Sees cohorts and how many learners they have; sales sells them. */
  readCohorts: only('admin', 'sales', 'customerSupport'),
  /** Sets dates, seats and lessons of any cohort; authors set those of their programs. */
  manageCohorts: only('admin'),
  /** Puts learners into cohorts and lets them start over; never oneself. */
  placeLearner: forOthers('admin', 'customerSupport'),
  /** Finds people by name; the other roles of the admin area see what this one may not. */
  listUsers: only('admin', 'sales', 'customerSupport', 'marketing'),
  /** Sees personal data: addresses, phone numbers, dates of birth. */
  readUsers: only('admin', 'sales', 'customerSupport'),
  /** Reads and downloads the log of what staff did. */
  readAudit: only('admin'),
  /** Adds accounts; roles other than a learner's are given by those who may assign them. */
  createUser: only('admin', 'customerSupport'),
  /** Takes the list of people with how to reach them along as a file. */
  exportUsers: only('admin', 'customerSupport'),
  /** Acts on many accounts at once, as `BULK_POLICIES` allows; each is held against its own policy as well. */
  actOnUsers: only('admin', 'sales', 'customerSupport'),
  /** Adds many accounts by a file. */
  uploadUsers: only('admin', 'customerSupport'),
  /** Changes accounts of learners; those of staff are for admins alone. No one changes their own here. */
  editUser: learnersAccount,
  /** Sees what a learner sees of their learning; what staff see is for admins alone. */
  viewAsUser: learnersAccount,
  assignRoles: forOthers('admin'),
  /** Deletes accounts, also of staff; never one's own, which is done under security. */
  deleteUser: forOthers('admin'),
  /** Reads and writes notes about people. */
  noteUser: only('admin', 'sales', 'customerSupport'),
  /** Deletes notes about people: one's own, or any as an admin. */
  deleteUserNote: {
    roles: ['admin', 'sales', 'customerSupport'],
    when: ({ id, roles }: PolicyPerson, { authorId }: { authorId: number }) =>
      id === authorId || roles.includes('admin'),
  },
  /** Sees what someone bought and paid, and adds a card for them. */
  readPurchases: only('admin', 'sales', 'customerSupport'),
  createPurchase: ofOthers('admin', 'sales'),
  /** Sells something without a charge; others than admins up to a limit a day. */
  giveAway: {
    roles: ['admin', 'sales'],
    when: ({ id, roles }: PolicyPerson, { buyerId, given, limit }: Giving) =>
      id !== buyerId && (roles.includes('admin') || given <= limit),
  },
  /** Notes a sale as paid elsewhere; others than admins up to an amount, and up to a limit a day. */
  sellOffline: {
    roles: ['admin', 'sales'],
    when: ({ id, roles }: PolicyPerson, { buyerId, given, limit, amount, most }: SellingOffline) =>
      id !== buyerId && (roles.includes('admin') || (given <= limit && amount <= most)),
  },
  /** Pauses, extends, cancels, and switches what it is paid by. */
  changePurchase: ofOthers('admin', 'customerSupport'),
  /** Decides when it is charged next, and takes dates set by hand back. */
  rebillPurchase: ofOthers('admin'),
  chargePurchase: ofOthers('admin'),
  refundPurchase: {
    roles: ['admin', 'customerSupport'],
    when: ({ id, roles }: PolicyPerson, { buyerId, refunded, limit }: Refunding) =>
      id !== buyerId && (roles.includes('admin') || refunded <= limit),
  },
  removePurchase: ofOthers('admin'),
  /** Writes checkout pages, what they offer and what they cost, and extras. */
  manageCheckouts: only('admin', 'marketing'),
  /** Contests, resources and figures of the referral and ambassador programs. */
  manageReferral: only('admin', 'marketing'),
  /** Sees what people earned, and changes what enrollments earn. */
  readRewards: only('admin'),
  /** Pays out, takes people into the program and decides on enrollments: for others only. */
  payRewards: forOthers('admin'),
  /** Above the limit two people are needed: one asks, another approves. */
  approveWithdrawal: {
    roles: ['admin'],
    when: ({ id }: PolicyPerson, { userId, requestedBy, amount, limit }: Withdrawal) =>
      id !== userId && (amount <= limit || id !== requestedBy),
  },
  /** Issues, renews and revokes certificates and awards; never one's own. */
  manageAwards: forOthers('admin'),
  /** Lets other sites show and sell what the academy has. */
  managePartners: only('admin'),
  moderateDiscussion: {
    roles: ['mentor'],
    when: (_person: PolicyPerson, { isMentored }: { isMentored: boolean }) => isMentored,
  },
  /** Sees what was reported and what is held for review; the same staff write about incidents. */
  readModeration: only(...overseers),
  keepReported: moderators,
  hideReported: moderators,
  warnAuthor: moderators,
  blockAuthor: {
    roles: overseers,
    when: (person: PolicyPerson, of: BlockedAuthor) =>
      mayModerate(person, of) &&
      (person.roles.includes('admin') || !of.authorRoles.some((role) => staffRoles.has(role))),
  },
  /** Whose sessions may be recorded. */
  recordSession: only('student', 'instructorAssistant'),
} as const satisfies Record<string, Policy>;

export type PolicyName = keyof typeof POLICIES;

/** What each action on many accounts needs, the same as on one. */
export const BULK_POLICIES = {
  message: 'editUser',
  cohort: 'placeLearner',
  award: 'manageAwards',
  product: 'createPurchase',
  resetProgress: 'placeLearner',
  deactivate: 'editUser',
  activate: 'editUser',
  block: 'editUser',
  unblock: 'editUser',
} as const satisfies Record<string, PolicyName>;

type ObjectOf<Name extends PolicyName> = (typeof POLICIES)[Name] extends {
  when: (person: PolicyPerson, of: infer Of) => boolean;
}
  ? [of: Of]
  : [];

/** Whether a user may perform an action on an object. */
export function may<Name extends PolicyName>(
  person: PolicyPerson,
  name: Name,
  ...[of]: ObjectOf<Name>
): boolean {
  const { when } = POLICIES[name] as Policy<ObjectOf<Name>[0]>;
  return mayAny(person, name) && (when === undefined || when(person, of));
}

/**
 * Whether a user may perform an action on any object, for menus and guards. Anonymous users may
 * not.
 */
export function mayAny(person: Pick<PolicyPerson, 'roles'> | undefined, name: PolicyName): boolean {
  const roles: readonly string[] = POLICIES[name].roles;
  return person?.roles.some((role) => roles.includes(role)) ?? false;
}
