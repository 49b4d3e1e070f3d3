import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  keysetPaging,
  longTexts,
  maya,
  narrow,
  type Play,
  parameters,
  product,
  refused,
  rightToLeft,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ContextFlags } from './context-flags.tsx';
import { managedUser } from './people.fixture.ts';
import { UserApplications } from './user-applications.tsx';

const meta = { title: 'admin/UserDecisions', parameters } satisfies Meta;
export default meta;

const base = `/management/users/${managedUser.id}`;
const application: Schema<'ApplicationItem'> = {
  id: 4,
  title: 'Network Engineer Program',
  product,
  user: maya,
  status: 'waiting',
  submittedAt: '2026-03-08T04:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
};
const context: Schema<'UserContext'> = {
  finishedInvite: false,
  closedInviteNotification: true,
  cancelledProductName: null,
  paymentBillingAgreementExpirationDate: null,
  referralsEnrolled: 2,
  referralFlowStatus: 'none',
  paymentFailedDate: null,
  paymentStatus: 'ok',
  totalXpPoints: 7340,
  level: 7,
  moduleIdsWherePrerequisitesAreIncomplete: [],
  programIdsIncompleteOnboardingSurvey: [],
  moduleIdsPendingTermAcceptance: [],
  isSessionRecordingEnabled: false,
};
const answers: TestAnswers = {
  'GET /me': { id: 1, roles: ['admin'] },
  'GET /applications': { data: [application], paging: keysetPaging(1), counts: [], wait: null },
  'GET /applications/4': {
    application,
    message: 'I want to work with networks.',
    reason: null,
    goals: { goal: null, level: null },
    lessonsDone: 2,
    level: 0,
    memberSince: '2026-01-11T09:30:00.000Z',
    refusals: [],
  },
  'PATCH /applications/4': {},
  [`GET ${base}/context`]: context,
  [`PATCH ${base}/context`]: { ...context, finishedInvite: true },
};
const show = (changed: TestAnswers = {}, play?: Play) =>
  stage(
    () => (
      <>
        <UserApplications userId={managedUser.id} />
        <ContextFlags user={managedUser} />
      </>
    ),
    { ...answers, ...changed },
    play,
  );

export const Ready = show({}, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Network Engineer Program')).toBeVisible());
  await waitFor(() => expect(canvas.getByText('7,340')).toBeVisible());
});
const reject: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByText('I want to work with networks.')).toBeVisible());
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(dialog.getByText('This field is Required')).toBeVisible());
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'The cohort is full.');
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
};
const decided = fn();
export const Rejecting = show(
  {
    'PATCH /applications/4': async (request: Request) => {
      decided(await request.json());
      return Response.json({});
    },
  },
  async (context) => {
    await reject(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(decided).toHaveBeenLastCalledWith({
      decision: 'refused',
      expected: { status: 'waiting' },
      reason: 'The cohort is full.',
      changeId: expect.any(String),
    });
  },
);
const current = { status: 'accepted', version: 1, by: maya, date: null };
export const DecidedMeanwhile = show(
  {
    'PATCH /applications/4': () =>
      Response.json(
        { message: 'Maya changed this.', code: 'conflict', requestId: 'story', current },
        { status: 409 },
      ),
  },
  async (context) => {
    await reject(context);
    await waitFor(() => expect(screen.getByText(/has been decided in the meantime/)).toBeVisible());
  },
);
/** Another conflict than an outdated state says its own reason. */
export const OtherConflict = show(
  { 'PATCH /applications/4': refused.conflict },
  async (context) => {
    await reject(context);
    await waitFor(() => expect(screen.getByText('This was changed in another tab.')).toBeVisible());
  },
);
export const Flags = show({}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: /^Finished the invitation/ }));
  await userEvent.type(canvas.getByLabelText(/^Reason/), 'Done on the telephone');
  await userEvent.click(canvas.getByRole('button', { name: 'Save flags' }));
  await waitFor(() => expect(canvas.getByLabelText(/^Reason/)).toHaveValue(''));
});
const sent = fn();
export const Recording = show(
  {
    [`PATCH ${base}/context`]: async (request: Request) => {
      const { flags } = (await request.json()) as Schema<'ContextUpdate'>;
      sent(flags);
      return Response.json({ ...context, ...flags });
    },
  },
  async ({ canvas }) => {
    const box = { name: 'Record sessions' };
    await userEvent.click(await canvas.findByRole('checkbox', box));
    await userEvent.type(canvas.getByLabelText(/^Reason/), 'Agreed to it');
    await userEvent.click(canvas.getByRole('button', { name: 'Save flags' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Reason/)).toHaveValue(''));
    await expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({ isSessionRecordingEnabled: true }),
    );
  },
);
export const ChangedSince = show(
  { [`PATCH ${base}/context`]: refused.conflict },
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Reason/), 'Done on the telephone');
    await userEvent.click(canvas.getByRole('button', { name: 'Save flags' }));
    await waitFor(() => expect(canvas.getByText(/have changed in the meantime/)).toBeVisible());
  },
);
const without = withoutContent(show, `GET ${base}/context`);
export const Loading = without.Loading;
export const Failed = without.Failed;
export const Offline = without.Offline;
export const Dark = dark(Ready);
export const RightToLeft = rightToLeft(Ready);
export const Narrow = narrow(Ready);
export const LongText = longTexts(Ready);
