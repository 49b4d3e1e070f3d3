import type { Schema } from '@uplink/api-client';

type Group = Schema<'NotificationGroup'>;

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

export const groupFixture: Group = {
  id: 1,
  kind: 'sentBack',
  title: 'Two-site WAN design was sent back. See what to change.',
  text: null,
  date: ago(0.01),
  isRead: false,
  needsYou: true,
  count: 1,
  url: '#remarks',
  parts: [],
};
const row = (id: number, group: Partial<Group>): Group => ({
  ...groupFixture,
  needsYou: false,
  isRead: true,
  id,
  ...group,
});
const answer = (id: number, message: string) => ({ id, message, date: ago(0.1), url: '#answer' });

/** A row of each look, on many days. */
export const groupsFixture: Group[] = [
  groupFixture,
  row(2, {
    kind: 'accepted',
    title: 'Design a multi-area OSPF network was accepted.',
    text: 'You finished Areas. LSA types is now open.',
    isRead: false,
  }),
  row(3, {
    kind: 'answer',
    title: '4 answers to "Why does it stay in ExStart?"',
    count: 4,
    isRead: false,
    parts: [
      answer(33, 'Daniel Reyes answered "Why does it stay in ExStart?".'),
      answer(32, 'Linh Tran answered "Why does it stay in ExStart?".'),
      answer(31, 'Kofi Mensah answered "Why does it stay in ExStart?".'),
    ],
  }),
  row(4, { kind: 'dueDate', title: 'Due dates of Network Engineer Program moved by 3 days.' }),
  row(5, { kind: 'certificate', title: 'You earned Certificate: VLANs.', date: ago(30) }),
  row(6, { kind: 'level', title: 'You reached level 7.', date: ago(31) }),
  row(7, { kind: 'follower', title: 'Jonas Petersen and 2 others follow you', date: ago(400) }),
  row(8, { kind: 'declined', title: 'Your card was declined.', date: ago(1500), needsYou: true }),
  row(9, { kind: 'payment', title: 'You now have OSPF in Practice.', date: ago(12_000) }),
];

export const pageFixture: Schema<'NotificationGroupPage'> = {
  data: groupsFixture,
  paging: { pageSize: 20, next: null, previous: null },
  counts: { unread: 3, needsYou: 2, work: 2, people: 1, money: 0 },
};
