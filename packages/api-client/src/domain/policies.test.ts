import { describe, expect, test } from 'vitest';
import { ROLES } from './codes/people.codes.ts';
import { may, mayAny, POLICIES, type PolicyName } from './policies.ts';

const mentor = { id: 1, roles: ['mentor'] };

describe('who may do what to anything at all', () => {
  const admin = ['admin', 'sales', 'customerSupport', 'marketing'];
  const table: Record<PolicyName, string[]> = {
    enterCreator: ['mentor'],
    enterAdmin: admin,
    decideOnApplication: ['mentor', 'admin', 'customerSupport'],
    overseeApplications: ['admin', 'customerSupport'],
    reviewHomework: ['mentor'],
    reviewQuiz: ['mentor'],
    reviewMilestone: ['mentor'],
    readReviews: ['mentor', 'admin', 'customerSupport'],
    overseeMilestones: ['admin', 'customerSupport'],
    readCohorts: ['admin', 'sales', 'customerSupport'],
    manageCohorts: ['admin'],
    placeLearner: ['admin', 'customerSupport'],
    listUsers: admin,
    readUsers: ['admin', 'sales', 'customerSupport'],
    readAudit: ['admin'],
    createUser: ['admin', 'customerSupport'],
    exportUsers: ['admin', 'customerSupport'],
    actOnUsers: ['admin', 'sales', 'customerSupport'],
    uploadUsers: ['admin', 'customerSupport'],
    editUser: ['admin', 'customerSupport'],
    viewAsUser: ['admin', 'customerSupport'],
    assignRoles: ['admin'],
    deleteUser: ['admin'],
    noteUser: ['admin', 'sales', 'customerSupport'],
    deleteUserNote: ['admin', 'sales', 'customerSupport'],
    readPurchases: ['admin', 'sales', 'customerSupport'],
    createPurchase: ['admin', 'sales'],
    giveAway: ['admin', 'sales'],
    sellOffline: ['admin', 'sales'],
    changePurchase: ['admin', 'customerSupport'],
    rebillPurchase: ['admin'],
    chargePurchase: ['admin'],
    refundPurchase: ['admin', 'customerSupport'],
    removePurchase: ['admin'],
    manageReferral: ['admin', 'marketing'],
    readRewards: ['admin'],
    payRewards: ['admin'],
    approveWithdrawal: ['admin'],
    moderateDiscussion: ['mentor'],
    manageAwards: ['admin'],
    managePartners: ['admin'],
    manageCheckouts: ['admin', 'marketing'],
    readModeration: ['admin', 'customerSupport'],
    keepReported: ['admin', 'customerSupport'],
    hideReported: ['admin', 'customerSupport'],
    warnAuthor: ['admin', 'customerSupport'],
    blockAuthor: ['admin', 'customerSupport'],
    recordSession: ['student', 'instructorAssistant'],
  };

  test.each(Object.keys(POLICIES) as PolicyName[])('%s', (name) => {
    const allowed = ROLES.filter((role) => mayAny({ roles: [role] }, name));
    expect([...allowed].sort()).toEqual([...table[name]].sort());
    expect(mayAny({ roles: [] }, name)).toBe(false);
    expect(mayAny(undefined, name)).toBe(false);
  });
});

describe('what was reported', () => {
  const support = { id: 1, roles: ['customerSupport'] };
  const of = { authorId: 2, decidedBy: null, hasOthers: true };

  test('is decided by others than its author, and an appeal by others than before if there are any', () => {
    expect(may(support, 'hideReported', of)).toBe(true);
    expect(may(support, 'hideReported', { ...of, authorId: 1 })).toBe(false);
    expect(may(support, 'keepReported', { ...of, decidedBy: 1 })).toBe(false);
    expect(may(support, 'keepReported', { ...of, decidedBy: 1, hasOthers: false })).toBe(true);
  });

  test('by staff gets them blocked by admins alone', () => {
    const staff = { ...of, authorRoles: ['mentor'] };
    expect(may(support, 'blockAuthor', { ...of, authorRoles: ['student'] })).toBe(true);
    expect(may(support, 'blockAuthor', staff)).toBe(false);
    expect(may({ id: 1, roles: ['admin'] }, 'blockAuthor', staff)).toBe(true);
  });
});

test.each(['reviewHomework', 'reviewQuiz', 'reviewMilestone'] as const)(
  '%s: mentors of its product, and no one for their own',
  (name) => {
    expect(may(mentor, name, { learnerId: 2, isMentored: true })).toBe(true);
    expect(may(mentor, name, { learnerId: 2, isMentored: false })).toBe(false);
    expect(may(mentor, name, { learnerId: 1, isMentored: true })).toBe(false);
    const student = { id: 3, roles: ['student'] };
    expect(may(student, name, { learnerId: 2, isMentored: true })).toBe(false);
  },
);

test('an application is decided on by mentors of its program and by the staff, never their own', () => {
  const of = (learnerId: number, isMentored: boolean) => ({ learnerId, isMentored });
  const support = { id: 1, roles: ['customerSupport', 'student'] };
  const sales = { id: 1, roles: ['sales', 'marketing'] };
  for (const [person, isMentored, isAllowed] of [
    [mentor, true, true],
    [mentor, false, false],
    [support, false, true],
    [sales, true, false],
  ] as const) {
    expect(may(person, 'decideOnApplication', of(2, isMentored))).toBe(isAllowed);
    expect(may(person, 'decideOnApplication', of(1, isMentored))).toBe(false);
  }
});

test('a discussion is moderated by mentors of its product', () => {
  expect(may(mentor, 'moderateDiscussion', { isMentored: true })).toBe(true);
  expect(may(mentor, 'moderateDiscussion', { isMentored: false })).toBe(false);
});

test('no one decides on purchases of their own, and support refunds up to the limit', () => {
  const admin = { id: 1, roles: ['admin'] };
  const support = { id: 2, roles: ['customerSupport'] };
  const asked = { buyerId: 3, refunded: 100, limit: 99 };
  expect(may(admin, 'removePurchase', { buyerId: 3 })).toBe(true);
  expect(may(admin, 'removePurchase', { buyerId: 1 })).toBe(false);
  expect(may(admin, 'refundPurchase', asked)).toBe(true);
  expect(may(admin, 'refundPurchase', { ...asked, buyerId: 1 })).toBe(false);
  expect(may(support, 'refundPurchase', asked)).toBe(false);
  expect(may(support, 'refundPurchase', { ...asked, limit: 100 })).toBe(true);
});

test('sales give away up to the limit, admins as much as they like, no one to themselves', () => {
  const admin = { id: 1, roles: ['admin'] };
  const sales = { id: 2, roles: ['sales'] };
  const asked = { buyerId: 3, given: 6, limit: 5 };
  expect(may(sales, 'giveAway', asked)).toBe(false);
  expect(may(sales, 'giveAway', { ...asked, given: 5 })).toBe(true);
  expect(may(sales, 'giveAway', { ...asked, given: 5, buyerId: 2 })).toBe(false);
  expect(may(admin, 'giveAway', asked)).toBe(true);
});

test('sales note what was paid elsewhere up to both limits, admins as much as they like, no one for themselves', () => {
  const admin = { id: 1, roles: ['admin'] };
  const sales = { id: 2, roles: ['sales'] };
  const within = { buyerId: 3, given: 5, limit: 5, amount: 900, most: 900 };
  expect(may(sales, 'sellOffline', within)).toBe(true);
  expect(may(sales, 'sellOffline', { ...within, given: 6 })).toBe(false);
  expect(may(sales, 'sellOffline', { ...within, amount: 901 })).toBe(false);
  expect(may(sales, 'sellOffline', { ...within, buyerId: 2 })).toBe(false);
  expect(may(admin, 'sellOffline', { ...within, given: 6, amount: 901 })).toBe(true);
  expect(may(admin, 'sellOffline', { ...within, buyerId: 1 })).toBe(false);
});

test('accounts of staff are changed by admins alone, and no one changes their own', () => {
  const admin = { id: 1, roles: ['admin'] };
  const support = { id: 2, roles: ['customerSupport', 'student'] };
  const learner = { userId: 3, roles: ['student', 'instructorAssistant'] };
  expect(may(support, 'editUser', learner)).toBe(true);
  for (const role of ['mentor', 'admin', 'sales', 'customerSupport', 'marketing'])
    expect(may(support, 'editUser', { userId: 3, roles: ['student', role] }), role).toBe(false);
  expect(may(admin, 'editUser', { userId: 2, roles: support.roles })).toBe(true);
  expect(may(admin, 'editUser', { userId: 1, roles: admin.roles })).toBe(false);
  expect(may(admin, 'assignRoles', { userId: 1 })).toBe(false);
  expect(may(admin, 'assignRoles', learner)).toBe(true);
  expect(may(support, 'assignRoles', learner)).toBe(false);
});
