import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import { VALIDATION } from '@uplink/api-client/domain';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  daniel,
  dark,
  handedInFixture,
  longText,
  maya,
  milestoneFixture,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  shows,
  sqcFixture,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import { MilestoneReview } from './milestone-review.tsx';

const address = '/milestones/1/users/5';
const path = `GET ${address}`;
const ines = { id: 8, name: 'Inês Duarte', avatar: null };
const claim = (by: Schema<'UserRef'>): Schema<'ReviewClaim'> => ({
  by,
  since: new Date(Date.now() - 300_000).toISOString(),
  until: new Date(Date.now() + 3_300_000).toISOString(),
});

const reviewed: Schema<'ReviewedMilestone'> = {
  milestone: {
    ...milestoneFixture,
    category: 4,
    status: 2,
    submission: handedInFixture,
    assessment: sqcFixture,
  },
  user: maya,
  events: [
    { id: 1, status: 2, version: 1, by: maya, feedback: null, date: '2026-03-11T18:04:00.000Z' },
    {
      id: 2,
      status: 6,
      version: 1,
      by: daniel,
      feedback: 'Which side closed it?',
      date: '2026-03-12T18:04:00.000Z',
    },
  ],
};

const review = (answers: TestAnswers, play?: Play) =>
  stage(
    () => <MilestoneReview milestoneId={1} userId={5} />,
    { 'GET /me': { id: daniel.id, roles: ['mentor'] }, 'GET /me/snippets': [], ...answers },
    play,
  );

/** A server that keeps what it is told. */
function changing(): TestAnswers {
  let now = reviewed;
  const set = (milestone: Partial<Schema<'Milestone'>>) => {
    now = { ...now, milestone: { ...now.milestone, ...milestone } };
    return Response.json(now);
  };
  return {
    [path]: () => Response.json(now),
    [`PUT ${address}/claim`]: () => set({ claim: claim(daniel) }),
    [`DELETE ${address}/claim`]: () => set({ claim: null }),
    [`PATCH ${address}`]: async (request: Request) => {
      const { action, feedback = null } = await request.json();
      set({ status: action === 'complete' ? 3 : 6, feedback, claim: null });
      return Response.json(now.milestone);
    },
  };
}

const meta = { title: 'mentor/MilestoneReview' } satisfies Meta;
export default meta;

export const Ready: Story = review({ [path]: reviewed }, async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Complete' })).toBeEnabled();
  await waitFor(() => expect(canvas.getByText('Which side closed it?')).toBeVisible());
  const ticks = canvas.getByRole('list', { name: 'Practical part of Packet capture practical' });
  await expect(ticks).toHaveTextContent(/itselfDone.*connectionOpen/);
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);

export const TakenAndGivenBack: Story = review(changing(), async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Claim' }));
  await waitFor(() => expect(canvas.getByText(/^It's yours until/)).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'Release' }));
  await waitFor(() => expect(canvas.getByText(/^No one is reviewing this/)).toBeVisible());
});

export const TakenByAnother: Story = review(
  { [path]: { ...reviewed, milestone: { ...reviewed.milestone, claim: claim(ines) } } },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Inês Duarte has had it since/)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Complete' })).toBeDisabled();
  },
);

export const TakenMeanwhile: Story = review(
  { [path]: reviewed, [`PUT ${address}/claim`]: refused.conflict },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('changed in another tab');
  },
);

export const SentBack: Story = review(changing(), async ({ canvas }) => {
  const field = await canvas.findByRole('textbox', { name: /^Feedback to the learner/ });
  await userEvent.type(field, 'Mark the last segment.');
  await userEvent.click(canvas.getByRole('button', { name: 'Send back' }));
  await waitFor(() =>
    expect(canvas.getByText('Sent back. The learner has been notified.')).toBeVisible(),
  );
  await expect(field).toHaveValue('');
});

/** The staff decides by another call, and takes nothing. */
export const Staff: Story = review(
  {
    'GET /me': { id: daniel.id, roles: ['customerSupport'] },
    [path]: { ...reviewed, milestone: { ...reviewed.milestone, claim: claim(ines) } },
    'PATCH /management/users/5/milestones/1': { ...reviewed.milestone, status: 3 },
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Complete' }));
    await expect(await canvas.findByText(VALIDATION.required)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Reason for the log/), 'Seen in class');
    await userEvent.click(canvas.getByRole('button', { name: 'Complete' }));
    await waitFor(() =>
      expect(canvas.getByText('Complete. The learner has been notified.')).toBeVisible(),
    );
    await expect(canvas.queryByRole('button', { name: 'Claim' })).toBeNull();
  },
);

export const Refused: Story = review(
  { [path]: reviewed, [`PATCH ${address}`]: refused.conflict },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Complete' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('changed in another tab');
  },
);

/** Another mentor was first: the page says so, shows what it is now, and keeps what was written. */
export const DecidedMeanwhile: Story = review(
  {
    [path]: reviewed,
    [`PATCH ${address}`]: () => {
      const date = new Date().toISOString();
      const current = { status: 6, version: 1, by: ines, date };
      const error = { message: 'Changed.', code: 'conflict', requestId: 'req-1', current };
      return Response.json(error, { status: 409 });
    },
  },
  async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /^Feedback to the learner/ });
    await userEvent.type(field, 'Well drawn.');
    await userEvent.click(canvas.getByRole('button', { name: 'Complete' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/^Inês Duarte already sent this back at \d\d:\d\d\./);
    await expect(field).toHaveValue('Well drawn.');
  },
);

export const NothingHandedIn: Story = review(
  { [path]: { ...reviewed, milestone: { ...milestoneFixture, status: 4 }, events: [] } },
  shows('Nothing handed in yet'),
);

export const LongText: Story = narrow(
  review({
    [path]: {
      milestone: {
        ...reviewed.milestone,
        title: longText,
        claim: claim({ ...ines, name: longText }),
      },
      user: { ...maya, name: longText },
      events: reviewed.events.map((event) => ({ ...event, feedback: longText })),
    },
  }),
);

const without = withoutContent(review, path);
export const Loading: Story = without.Loading;
export const Empty: Story = review({}, shows('This milestone does not exist'));
export const Locked: Story = without.Locked;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
export const Offline: Story = without.Offline;
