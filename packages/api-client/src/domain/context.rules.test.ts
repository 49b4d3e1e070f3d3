import { describe, expect, test } from 'vitest';
import { type ContextFlags, contextNotice, referralFlowTold } from './context.rules.ts';

const quiet: ContextFlags = {
  paymentStatus: 'ok',
  finishedInvite: true,
  closedInviteNotification: false,
  cancelledProductName: null,
  referralsEnrolled: 0,
  referralFlowStatus: 'none',
  level: 3,
  programIdsIncompleteOnboardingSurvey: [],
  moduleIdsPendingTermAcceptance: [],
};
const everything: ContextFlags = {
  ...quiet,
  finishedInvite: false,
  cancelledProductName: 'OSPF in Practice',
  referralsEnrolled: 2,
  programIdsIncompleteOnboardingSurvey: [88, 90],
  moduleIdsPendingTermAcceptance: [91],
};
const at = (context: ContextFlags) => contextNotice(context, 'home');

test('without a flag nothing is said', () => {
  expect(at(quiet)).toBeUndefined();
});

test('of everything at once the most pressing is said, then the next', () => {
  expect(at({ ...everything, paymentStatus: 'declined' })).toEqual({ kind: 'declined' });
  expect(at(everything)).toEqual({ kind: 'terms', moduleId: 91 });
  const signed = { ...everything, moduleIdsPendingTermAcceptance: [] };
  expect(at(signed)).toEqual({ kind: 'survey', programId: 88 });
  const answered = { ...signed, programIdsIncompleteOnboardingSurvey: [] };
  expect(at(answered)).toEqual({ kind: 'cancelled', productName: 'OSPF in Practice' });
  const closed = { ...answered, cancelledProductName: null };
  expect(at(closed)).toEqual({ kind: 'referral', count: 2 });
  const told = { ...closed, referralFlowStatus: referralFlowTold(2) };
  expect(at(told)).toEqual({ kind: 'invite' });
  expect(at({ ...told, finishedInvite: true })).toBeUndefined();
});

describe('the invitation', () => {
  const asked = { ...quiet, finishedInvite: false };
  test.each([
    ['is made to who has reached a level', {}, { kind: 'invite' }],
    ['is not made to a beginner', { level: 0 }, undefined],
    ['is over once someone invited', { finishedInvite: true }, undefined],
    ['is over once it was closed', { closedInviteNotification: true }, undefined],
  ])('%s', (_what, change, notice) => {
    expect(at({ ...asked, ...change })).toEqual(notice);
  });
});

test.each([
  ['none', true],
  ['told:1', true],
  ['told:2', false],
  ['told:3', false],
  ['told:', true],
  ['invited', true],
])('with two enrolled and the flow at "%s" it is told: %s', (referralFlowStatus, isTold) => {
  const notice = at({ ...quiet, referralsEnrolled: 2, referralFlowStatus });
  expect(notice).toEqual(isTold ? { kind: 'referral', count: 2 } : undefined);
});

test('over the programs only an agreement and a survey are asked for', () => {
  const signed = { ...everything, moduleIdsPendingTermAcceptance: [] };
  expect(contextNotice(everything, 'programs')).toEqual({ kind: 'terms', moduleId: 91 });
  expect(contextNotice(signed, 'programs')).toEqual({ kind: 'survey', programId: 88 });
  expect(
    contextNotice({ ...signed, programIdsIncompleteOnboardingSurvey: [] }, 'programs'),
  ).toBeUndefined();
});
