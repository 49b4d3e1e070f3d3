import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  daniel,
  dark,
  keysetPaging,
  longText,
  narrow,
  type Play,
  parameters,
  refused,
  rightToLeft,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AddUser } from './add-user.tsx';
import { managedUser } from './people.fixture.ts';
import { PersonalData } from './personal-data.tsx';
import { UserFrame, type UserTab } from './user-frame.tsx';
import { UserLog } from './user-log.tsx';
import { UserMilestones } from './user-milestones.tsx';
import { UserNotes } from './user-notes.tsx';
import { UserStats } from './user-stats.tsx';

const meta = { title: 'admin/User', parameters } satisfies Meta;
export default meta;

const { id } = managedUser;
const base = `/management/users/${id}`;
const note: Schema<'UserNote'> = {
  id: 5,
  note: 'Prefers to be called in the evening.',
  by: daniel,
  date: '2026-03-12T21:14:00.000Z',
  mayDelete: true,
};
const entry: Schema<'UserLogEntry'> = {
  id: 'a1',
  action: 'edit',
  by: daniel,
  product: null,
  purchaseId: null,
  before: { phone: '***46' },
  after: { phone: '***47' },
  reason: 'Asked by mail',
  date: '2026-03-12T21:14:00.000Z',
};
const stats: Schema<'UserStats'> = {
  totalXpPoints: 7340,
  level: 7,
  lessonsDone: 43,
  productsLearning: 2,
  productsDone: 1,
  quizzesDone: 12,
  homeworksAccepted: 6,
  secondsLearned: 90_000,
  daysLearned: 31,
  following: 2,
  followers: 3,
  playlists: 1,
  memberSince: '2026-01-11T09:30:00.000Z',
};
const answers: TestAnswers = {
  [`GET ${base}`]: managedUser,
  [`PATCH ${base}`]: { ...managedUser, version: 4, blocked: true, state: 'blocked' },
  [`GET ${base}/notes`]: { data: [note], paging: keysetPaging(1) },
  [`POST ${base}/notes`]: note,
  [`GET ${base}/logs`]: {
    data: [entry, { ...entry, id: 'p2', action: 'pause', by: null, product: 'VLANs' }],
    paging: keysetPaging(2),
  },
  [`GET ${base}/stats`]: stats,
};

const show = (
  tab: UserTab,
  draw: (user: Schema<'ManagedUser'>) => ReactNode,
  changed: TestAnswers = {},
  play?: Play,
) =>
  stage(
    () => (
      <UserFrame userId={id} tab={tab} hrefOf={(one) => `#${one}`} viewHref="#view">
        {draw}
      </UserFrame>
    ),
    { ...answers, ...changed },
    play,
  );
const data = (changed: TestAnswers = {}, play?: Play) =>
  show('data', (user) => <PersonalData user={user} />, changed, play);
const notes = (changed: TestAnswers = {}, play?: Play) =>
  show('notes', (user) => <UserNotes userId={user.id} />, changed, play);
const log = (changed: TestAnswers = {}, play?: Play) =>
  show('log', (user) => <UserLog userId={user.id} />, changed, play);

export const DataOfBuyer = data(
  { [`GET ${base}`]: { ...managedUser, signupMethod: 'checkout' } },
  shows('A purchase'),
);
export const Data = data({}, async ({ canvas }) => {
  const save = await canvas.findByRole('button', { name: 'Save changes' });
  await expect(save).toBeDisabled();
  const phone = canvas.getByRole('textbox', { name: 'Phone' });
  await userEvent.clear(phone);
  await userEvent.type(phone, '+31 6 12345678');
  await expect(save).toBeEnabled();
});
export const Faulty = data({}, async ({ canvas }) => {
  const email = await canvas.findByRole('textbox', { name: 'Email' });
  await userEvent.clear(email);
  await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(email).toHaveFocus());
});
export const ReadOnly = data(
  { [`GET ${base}`]: { ...managedUser, mayEdit: false, mayAssignRoles: false } },
  async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText(/You can’t change/)).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
  },
);
export const Block = data({}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More for Maya Okafor' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Block user' }));
  const dialog = await screen.findByRole('dialog', { name: 'Block Maya Okafor?' });
  await waitFor(() => expect(dialog).toBeVisible());
  const { type, click } = userEvent;
  const reason = within(dialog).getByRole('textbox', { name: /Reason for the log/ });
  await type(reason, 'Shared the account');
  await click(screen.getByRole('button', { name: 'Block user' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
const lost = {
  module: { id: 14, name: 'Switching Foundations', uniqueName: 'switching', type: 2 as const },
  lessonsDone: 12,
  xpPoints: 340,
  quizzes: 4,
  homeworks: 2,
};
const autumn = {
  id: 6,
  name: 'September Days',
  startDate: '2026-09-07',
  endDate: '2027-03-31',
  product: { id: 12, name: 'Network Engineer', uniqueName: 'network-engineer', type: 1 as const },
  isOpen: true,
  seats: null,
  learnerCount: 3,
  toReview: 0,
  overdue: 0,
};
const changed = fn();
const learning: TestAnswers = {
  [`GET ${base}/programs`]: [
    {
      program: autumn.product,
      cohort: { id: 5, name: 'March Evenings', startDate: '2026-03-02', endDate: '2026-09-30' },
      modules: [lost],
    },
  ],
  [`GET ${base}/progress`]: [lost],
  'GET /management/modules/12/cohorts': [autumn],
  [`POST ${base}/progress`]: async (request: Request) => {
    changed(await request.json());
    return Response.json([]);
  },
};
const openAction = async (canvas: { findByRole: typeof screen.findByRole }, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More for Maya Okafor' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
/** What is lost is beside each course, and the cohort that is left is named. */
export const ChangeCohort = data(learning, async ({ canvas }) => {
  await openAction(canvas, 'Change cohort');
  await waitFor(() => expect(screen.getByText(/Now in March Evenings/)).toBeVisible());
  await waitFor(() => expect(screen.getByText(/Loses 12 finished lessons, 340 XP/)).toBeVisible());
  const cohort = await screen.findByRole('button', { name: /New cohort/ });
  await userEvent.click(screen.getByRole('button', { name: 'Change cohort' }));
  await waitFor(() => expect(screen.getAllByText('This field is Required')).toHaveLength(2));
  await waitFor(() => expect(cohort).toHaveFocus());
});
/** Milestones of a cohort that hasn't started are hidden from its learners. */
export const ChangeToLaterCohort = data(
  {
    ...learning,
    'GET /management/modules/12/cohorts': [{ ...autumn, startDate: '2999-09-07' }],
  },
  async ({ canvas }) => {
    await openAction(canvas, 'Change cohort');
    await userEvent.click(await screen.findByRole('button', { name: /New cohort/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'September Days' }));
    await waitFor(() => expect(screen.getByText(/Until then the learner sees no/)).toBeVisible());
  },
);
export const CohortsFailed = data(
  { ...learning, 'GET /management/modules/12/cohorts': refused.failed },
  async ({ canvas }) => {
    await openAction(canvas, 'Change cohort');
    await waitFor(() => expect(screen.getByText('This part could not be loaded')).toBeVisible());
    await expect(screen.queryByRole('button', { name: /New cohort/ })).toBeNull();
  },
);
/** Nothing is reset before it is chosen and a reason is given. */
export const ResetProgress = data(learning, async ({ canvas }) => {
  await openAction(canvas, 'Reset progress');
  const reset = await screen.findByRole('button', { name: 'Reset progress' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Switching Foundations' }));
  await userEvent.click(reset);
  await waitFor(() => expect(screen.getByText('This field is Required')).toBeVisible());
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason for the log/ }), 'Asked to');
  await userEvent.click(reset);
  await waitFor(() => expect(changed).toHaveBeenCalled());
  await expect(changed.mock.lastCall?.[0]).toMatchObject({ moduleIds: [14], reason: 'Asked to' });
});
const deletion: Schema<'AccountDeletion'> = {
  dueAt: null,
  isRefused: false,
  parts: [
    { area: 'account', removed: 14, erased: 2, kept: 0 },
    { area: 'purchases', removed: 3, erased: 4, kept: 9 },
  ],
  subscriptions: [{ id: 12, name: 'CCNA Mastery', accessUntil: null }],
  instalments: [{ id: 15, name: 'OSPF in Practice', paymentsLeft: 1 }],
};
/** What goes and what stays is seen before the address and a reason are given. */
export const DeleteUser = data(
  {
    [`GET ${base}/deletion`]: deletion,
    [`DELETE ${base}`]: async (request: Request) => {
      changed(await request.json());
      return Response.json(deletion);
    },
  },
  async ({ canvas }) => {
    await openAction(canvas, 'Delete account');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByText('CCNA Mastery')).toBeVisible());
    const fields = within(dialog);
    await userEvent.type(fields.getByRole('textbox', { name: /^Email/ }), managedUser.email);
    await userEvent.type(fields.getByRole('textbox', { name: /^Reason/ }), 'By letter');
    await userEvent.click(fields.getByRole('button', { name: 'Delete account' }));
    await waitFor(() =>
      expect(changed).toHaveBeenLastCalledWith({
        version: managedUser.version,
        email: managedUser.email,
        reason: 'By letter',
      }),
    );
  },
);
export const KeepUser = data(
  { [`GET ${base}/deletion`]: { ...deletion, dueAt: '2026-03-26T18:04:00.000Z' } },
  async ({ canvas }) => {
    await openAction(canvas, 'Delete account');
    const keep = await screen.findByRole('button', { name: 'Keep the account' });
    await waitFor(() => expect(keep).toBeVisible());
  },
);
export const LongText = data({
  [`GET ${base}`]: { ...managedUser, firstName: longText, email: `${'m'.repeat(60)}@example.org` },
});
export const Notes = notes({}, async ({ canvas }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'New note' }), 'Called');
  await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'New note' })).toHaveValue(''));
});
export const NoNotes = notes(
  { [`GET ${base}/notes`]: { data: [], paging: keysetPaging(0) } },
  shows('No notes yet'),
);
export const Log = log({}, shows('Phone: ***46 → ***47'));
export const NoLog = log(
  { [`GET ${base}/logs`]: { data: [], paging: keysetPaging(0) } },
  shows('Nothing has happened yet'),
);
export const LogFailed = log({ [`GET ${base}/logs`]: refused.failed });
export const Stats = show('stats', (user) => <UserStats userId={user.id} />, {}, shows('7,340'));
const milestone: Schema<'MyMilestone'> = {
  ...{ id: 72, title: 'VLAN trunks', category: 1, status: 4, dueDate: '2026-03-30T21:59:59.000Z' },
  product: { id: 12, name: 'Network Engineer Program', uniqueName: 'network-engineer', type: 1 },
  cohort: { id: 5, name: 'Evenings', startDate: '2026-03-02', endDate: '2026-09-30' },
};
const milestones = (changed: TestAnswers = {}, play?: Play) =>
  show(
    'stats',
    (user) => <UserMilestones userId={user.id} cohortHref={(cohort) => `#cohort-${cohort}`} />,
    {
      'GET /me': { id: 5, roles: ['customerSupport'] },
      [`GET ${base}/milestones`]: [milestone, { ...milestone, id: 73, title: 'OSPF', status: 3 }],
      ...changed,
    },
    play,
  );
export const Milestones = milestones({}, async ({ canvas }) => {
  await waitFor(async () => expect(await canvas.findByText('VLAN trunks')).toBeVisible());
  await expect(canvas.getByText('Overdue')).toBeVisible();
  await expect(canvas.getAllByRole('link', { name: 'Evenings' })[0]).toHaveAttribute(
    'href',
    '#cohort-5',
  );
});
export const MilestonesDark = dark(Milestones);
export const MilestonesNarrow = narrow(Milestones);
export const NoMilestones = milestones({ [`GET ${base}/milestones`]: [] }, shows('No milestones'));
export const MilestonesFailed = milestones({ [`GET ${base}/milestones`]: refused.failed });
const onAdded = fn();
export const Add = stage(
  () => <AddUser onAdded={onAdded} />,
  { 'GET /me': { id: 1, roles: ['admin'] }, 'POST /management/users': managedUser },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add user' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add user' });
    await waitFor(() => expect(dialog).toBeVisible());
    const type = (name: string, text: string) =>
      userEvent.type(screen.getByRole('textbox', { name }), text);
    await type('First name', 'Maya');
    await type('Last name', 'Okafor');
    await type('Email', 'maya@example.org');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add user' }));
    await waitFor(() => expect(onAdded).toHaveBeenCalledWith(managedUser.id));
  },
);
export const NoSuchUser = data({ [`GET ${base}`]: refused.empty }, shows('No such user'));
export const Dark = dark(Data);
export const RightToLeft = rightToLeft(Data);
export const Narrow = narrow(Data);
export const NarrowLog = narrow(Log);
const without = withoutContent(data, `GET ${base}`);
export const Loading = without.Loading;
export const Locked = without.Locked;
export const Forbidden = without.Forbidden;
export const Failed = without.Failed;
export const Offline = without.Offline;
