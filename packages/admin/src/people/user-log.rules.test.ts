import type { Schema } from '@uplink/api-client';
import { formatDateTime } from '@uplink/api-client/domain';
import { formatMessages } from '@uplink/api-client/messages';
import { expect, test } from 'vitest';
import { userLogMessages } from './user-log.messages.ts';
import { changesOf, contextOf } from './user-log.rules.ts';

const entry: Schema<'UserLogEntry'> = {
  id: 'a1',
  action: 'edit',
  by: { id: 7, name: 'Daniel Reyes', avatar: null },
  product: null,
  purchaseId: null,
  before: { phone: null, roles: ['student'], isIAU: true, same: 1 },
  after: { phone: '***78', roles: ['student', 'mentor'], isIAU: false, same: 1, amount: 0 },
  reason: 'Asked by mail',
  date: '2026-03-12T21:14:00.000Z',
};

test('an entry tells what changed, and who did it why', () => {
  expect(changesOf(entry, userLogMessages, formatMessages)).toEqual([
    'Phone: none → ***78',
    'Roles: student → student, mentor',
    'IAU: yes → no',
  ]);
  expect(contextOf(entry)).toBe('by Daniel Reyes: “Asked by mail”');
  const automatic = { ...entry, by: null, product: 'VLANs', reason: '' };
  expect(contextOf(automatic)).toBe('VLANs, automatic');
});

test('what is new is told by its name, and long parts only as changed', () => {
  const made = { action: 'makeAmbassador', before: {}, after: { tier: 'Tier 2', enrollment: 7 } };
  expect(changesOf(made, userLogMessages, formatMessages)).toEqual(['Tier: Tier 2']);
  const deleted = {
    action: 'checkoutDelete',
    before: { checkoutId: 3, title: 'Spring' },
    after: {},
  };
  expect(changesOf(deleted, userLogMessages, formatMessages)).toEqual(['Title: Spring']);
  const layout = {
    action: 'checkoutLayout',
    before: { layout: { text: 'a' } },
    after: { layout: { text: 'b' } },
  };
  expect(changesOf(layout, userLogMessages, formatMessages)).toEqual(['Layout: changed']);
  expect(changesOf({ ...layout, after: layout.before }, userLogMessages, formatMessages)).toEqual(
    [],
  );
});

test('every kind of payment has words, paid or failed', () => {
  const kinds = ['cycle', 'reactivation', 'payoff', 'manual', 'upsell'];
  for (const action of kinds.flatMap((kind) => [kind, `${kind}Failed`]))
    expect(userLogMessages.action(action)).not.toBe(action);
});

test('codes and instants are told in words', () => {
  const status = (action: string, was: unknown, is: unknown) =>
    changesOf(
      { action, before: { status: was }, after: { status: is } },
      userLogMessages,
      formatMessages,
    );
  expect(status('approveWithdrawal', 1, 2)).toEqual(['Status: Requested → Approved']);
  expect(status('deactivate', 1, 2)).toEqual(['Status: Active → Inactive']);
  expect(status('refund', 'active', 'refund')).toEqual(['Status: Active → Fully refunded']);
  expect(status('decideMilestone', 'Incomplete', 'Waived')).toEqual([
    'Status: Incomplete → Waived',
  ]);
  const contest = { startsAt: '2026-08-29T00:00:00.000Z' };
  expect(
    changesOf(
      { action: 'updateContest', before: {}, after: contest },
      userLogMessages,
      formatMessages,
    ),
  ).toEqual([`Starts: ${formatDateTime(contest.startsAt)}`]);
});
