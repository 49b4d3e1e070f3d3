import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  keysetPaging,
  longText,
  narrow,
  type Play,
  paging,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ActivityCard } from './activity-card.tsx';
import { BoardCard } from './board-card.tsx';
import { ContestCard } from './contest-card.tsx';
import { EnrollmentList, TeamList } from './people-lists.tsx';
import { ResourceList } from './resource-list.tsx';

const money = { currency: 'USD', date: '2026-03-20T09:00:00.000Z' };
const activity: Schema<'RewardActivity'>[] = [
  {
    id: 4,
    kind: 'enrollment',
    count: 1,
    person: 'Petra S.',
    product: 'OSPF',
    amount: 50_000,
    ...money,
  },
  { id: 3, kind: 'click', count: 4, person: null, product: null, amount: null, ...money },
  { id: 2, kind: 'application', count: 1, person: null, product: null, amount: null, ...money },
  { id: 1, kind: 'withdrawal', count: 1, person: null, product: null, amount: -86_000, ...money },
];
const team: Schema<'TeamMember'>[] = [
  {
    id: 'm8',
    name: 'Kofi A.',
    avatar: null,
    joinedAt: money.date,
    enrollments: 0,
    isAmbassador: false,
  },
  {
    id: 'm9',
    name: 'Linh T.',
    avatar: null,
    joinedAt: money.date,
    enrollments: 1,
    isAmbassador: true,
  },
];
const states = ['checking', 'held', 'released', 'takenBack', 'refused'] as const;
const enrollments: Schema<'RewardEnrollment'>[] = states.map((state, id) => ({
  id: id + 1,
  name: 'Petra S.',
  product: 'OSPF in Practice',
  amount: 50_000,
  state,
  ...money,
  heldUntil: '2026-04-19T09:00:00.000Z',
}));
const participant = (rank: number, name: string, count: number): Schema<'Participant'> => ({
  rank,
  name,
  avatar: null,
  enrollments: count,
  isMe: false,
});
const participants = [participant(1, 'Linh T.', 11), participant(1, 'Kofi A.', 11)];
const me = { ...participant(14, 'Maya O.', 2), isMe: true };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const contest: Schema<'Contest'> = {
  id: 2,
  name: 'Spring relay',
  enrollmentCountType: 1,
  timeZone: 'UTC',
  version: 1,
  announcement: 'Most paid enrollments win a rack of lab routers.',
  startsAt: inDays(-10),
  endsAt: inDays(18.5),
  state: 'open',
};
const resources: Schema<'ProgramResource'>[] = [
  { title: 'Words that work', text: 'I fixed a broken OSPF network at eleven.', url: null },
  { title: 'Pictures', text: '', url: 'https://uplink.academy/press' },
];

const paths = {
  activity: 'GET /me/referral/activity',
  team: 'GET /me/referral/team',
  enrollments: 'GET /me/referral/enrollments',
  participants: 'GET /referrals/participants',
  contests: 'GET /referrals/contests',
  resources: 'GET /referrals/resources',
} as const;
type Name = keyof typeof paths;
const full: Record<Name, unknown> = {
  activity: { data: activity, paging: keysetPaging(21) },
  team: { data: team, paging: keysetPaging(2) },
  enrollments: { data: enrollments, paging: keysetPaging(5) },
  participants: { data: participants, paging: paging(2), me },
  contests: [contest, { ...contest, id: 1, name: 'Winter relay', state: 'over' }],
  resources,
};
const none: Record<Name, unknown> = {
  activity: { data: [], paging: keysetPaging(0) },
  team: { data: [], paging: keysetPaging(0) },
  enrollments: { data: [], paging: keysetPaging(0) },
  participants: { data: [], paging: paging(0), me: null },
  contests: [],
  resources: [],
};
const every = (answer: unknown): Record<Name, unknown> =>
  Object.fromEntries(Object.keys(paths).map((name) => [name, answer])) as Record<Name, unknown>;

/** All lists of the pages, each from its own call. */
const lists = (answers: Partial<Record<Name, unknown>>, play?: Play) =>
  stage(
    () => (
      <div className="ul-referral__main">
        <ContestCard program="referral" />
        <BoardCard program="referral" />
        <ActivityCard program="referral" />
        <TeamList program="referral" />
        <EnrollmentList program="referral" />
        <ResourceList program="referral" />
      </div>
    ),
    Object.fromEntries(
      Object.entries({ ...full, ...answers }).map(([name, answer]) => [
        paths[name as Name],
        answer,
      ]),
    ) as TestAnswers,
    play,
  );

const allShow =
  (...texts: (string | RegExp)[]): Play =>
  async (context) => {
    for (const text of texts) await shows(text)(context);
  };

const meta = { title: 'learner/Reward lists' } satisfies Meta;
export default meta;

export const Ready: Story = lists(
  {},
  allShow('Contest, 19 days left', 'You (Maya O.)', 'Petra S. enrolled', '+$500.00', 'Taken back'),
);
export const Dark: Story = dark(Ready);
export const Narrow: Story = narrow(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const LongText: Story = narrow(
  lists({
    activity: { data: [{ ...activity[0], product: longText }], paging: keysetPaging(1) },
    team: { data: [{ ...team[1], name: longText }], paging: keysetPaging(1) },
    enrollments: { data: [{ ...enrollments[1], product: longText }], paging: keysetPaging(1) },
    participants: { data: [participant(1, longText, 1)], paging: paging(1), me: null },
    contests: [{ ...contest, name: longText, announcement: longText }],
    resources: [{ title: longText, text: longText, url: null }],
  }),
);
export const Empty: Story = lists(
  none,
  allShow(
    'No contest now',
    'Nothing has happened yet',
    'No resources yet',
    'No one has joined yet',
  ),
);
export const Planned: Story = lists(
  { contests: [{ ...contest, state: 'planned', startsAt: inDays(3) }] },
  shows('Starts soon'),
);
export const NextPage: Story = lists(
  {
    activity: (request: Request) =>
      Response.json(
        request.url.includes('cursor=after')
          ? { data: [activity[3]], paging: { ...keysetPaging(21), next: null, previous: 'before' } }
          : { data: activity.slice(0, 3), paging: keysetPaging(21) },
      ),
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(canvas.getByText('Withdrawal requested')).toBeVisible());
  },
);
export const Loading: Story = lists(every(refused.loading));
export const Failed: Story = lists(every(refused.failed), shows('This part could not be loaded'));
