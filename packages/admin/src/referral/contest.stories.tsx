import type { Meta } from '@storybook/react-vite';
import { VALIDATION } from '@uplink/api-client/domain';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longTexts,
  narrow,
  type Play,
  paging,
  parameters,
  refused,
  rightToLeft,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { contestFixture } from '../shared/rewards.fixture.ts';
import { ContestForm } from './contest-form.tsx';
import { ParticipantList } from './participant-list.tsx';

const meta = { title: 'admin/Contest', parameters } satisfies Meta;
export default meta;

const contests = 'GET /referrals/contests';
const board = 'GET /referrals/participants';
const saving = 'PATCH /management/referrals/contest';
const place = { avatar: null, isMe: false };
const participants = {
  data: [
    { ...place, rank: 1, name: 'Linh T.', enrollments: 11 },
    { ...place, rank: 2, name: 'Owen M.', enrollments: 8 },
    { ...place, rank: 2, name: 'Priya R.', enrollments: 8 },
  ],
  paging: paging(3),
  me: null,
};

const show = (answers: TestAnswers = {}, play?: Play) =>
  stage(
    () => (
      <div className="ul-stack ul-gap-24">
        <ContestForm program="referral" />
        <ParticipantList program="referral" />
      </div>
    ),
    { [contests]: [contestFixture], [board]: participants, [saving]: contestFixture, ...answers },
    play,
  );

export const Ready = show({}, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByLabelText(/^Last day/)).toHaveValue('2026-03-31'));
  await expect(await canvas.findAllByText('8')).toHaveLength(2);
});
const announce: Play = async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText(/^Announcement/), ' Good luck!');
  await userEvent.type(canvas.getByLabelText(/^Reason for the log/), 'It begins');
  await userEvent.click(canvas.getByRole('button', { name: 'Save contest' }));
};
export const Announced = show(
  {
    [saving]: {
      ...contestFixture,
      announcement: `${contestFixture.announcement} Good luck!`,
      version: 3,
    },
  },
  async (context) => {
    await announce(context);
    await shows('Saved.')(context);
  },
);
export const SavingFailed = show({ [saving]: refused.failed }, async (context) => {
  await announce(context);
  await shows(/^A part of the academy stopped answering/)(context);
});
export const None = show(
  { [contests]: [], [board]: { data: [], paging: paging(0), me: null } },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start contest' }));
    await expect(await canvas.findAllByText(VALIDATION.required)).toHaveLength(4);
  },
);
const reset: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Reset contest' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reset the contest?' }));
  await userEvent.type(dialog.getByLabelText(/^Reason for the log/), 'A new season');
  await userEvent.click(dialog.getByRole('button', { name: 'Reset contest' }));
};
export const Reset = show({}, async (context) => {
  await reset(context);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
export const ResetRefused = show({ [saving]: refused.conflict }, async (context) => {
  await reset(context);
  await waitFor(() => expect(screen.getByText('This was changed in another tab.')).toBeVisible());
});
export const Over = show({ [contests]: [{ ...contestFixture, state: 'over' }] }, shows('Over'));
export const Dark = dark(Ready);
export const RightToLeft = rightToLeft(Ready);
export const Narrow = narrow(Ready);
export const LongText = longTexts(Ready);
const without = withoutContent(show, contests);
export const Loading = without.Loading;
export const Locked = without.Locked;
export const Forbidden = without.Forbidden;
export const Failed = without.Failed;
export const Offline = without.Offline;
