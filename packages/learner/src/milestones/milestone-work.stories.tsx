import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  handedInFixture,
  longTexts,
  milestoneFixture,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  sentBackFixture,
  shows,
  sqcFixture,
} from '@uplink/kit/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { detail, panel } from './testing/milestone-panel.stage.tsx';

const meta = { title: 'learner/MilestoneWork' } satisfies Meta;
export default meta;

const opened = (milestone: typeof milestoneFixture, play?: Play) =>
  panel({ [detail(milestone.id)]: milestone }, play, { openId: milestone.id });

export const Incomplete: Story = opened(milestoneFixture, async ({ canvas }) => {
  await waitFor(() => expect(screen.getByText('Choose a file or enter a link.')).toBeVisible());
  await expect(screen.getByRole('button', { name: 'Submit for review' })).toBeDisabled();
  await waitFor(() =>
    expect(canvas.getByText(/^(Was due|Due) (Tue 17|Wed 18) Mar 2026/)).toBeVisible(),
  );
});

export const SentBack: Story = opened(
  { ...sentBackFixture, id: 6 },
  shows(/Which route wins when both links are up/),
);
export const SentBackDark: Story = dark(SentBack);
export const SentBackLongText: Story = longTexts(SentBack);
export const SentBackRightToLeft: Story = rightToLeft(SentBack);
export const SentBackNarrow: Story = {
  ...narrow(SentBack),
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Two-site design' });
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Submit again' })).toBeVisible();
  },
};
export const ReadyForReview: Story = opened(
  { ...milestoneFixture, id: 2, status: 2, submission: handedInFixture },
  async () => {
    await waitFor(() =>
      expect(screen.getByText('Handed in. Waiting for your mentor.')).toBeVisible(),
    );
    await expect(screen.queryByRole('button', { name: /^Submit/ })).toBeNull();
  },
);
export const Complete: Story = opened(
  { ...sentBackFixture, id: 3, status: 3, feedback: 'All three answer.' },
  shows('All three answer.'),
);
export const Overdue: Story = opened(
  { ...milestoneFixture, id: 4, status: 4, category: 3, allowsFiles: false, allowsLink: false },
  shows(/You don't need to hand anything in/),
);
export const Waived: Story = opened(
  { ...milestoneFixture, id: 5, status: 5 },
  shows("Waived. You don't need to do this one."),
);
/** The milestone of an SQC leads there, and says how far it is. */
export const WithSqc: Story = opened(
  {
    ...milestoneFixture,
    category: 4,
    assessment: sqcFixture,
  },
  async () => {
    await waitFor(() => expect(screen.getByText('Passed, practical part 1 of 2')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('link', { name: 'Go to the SQC' })).toBeVisible());
    await waitFor(() =>
      expect(screen.getByText('A mentor reviews it, usually within two days.')).toBeVisible(),
    );
  },
);
export const UnderReview: Story = opened(
  { ...milestoneFixture, id: 7, status: 7, submission: handedInFixture },
  shows('Your mentor is reviewing it.'),
);

export const LinkOnly: Story = opened({ ...milestoneFixture, allowsFiles: false }, async () => {
  await waitFor(() => expect(screen.getByText('Enter a link.')).toBeVisible());
  await expect(screen.queryByRole('button', { name: 'choose files' })).toBeNull();
});
export const FilesOnly: Story = opened({ ...milestoneFixture, allowsLink: false }, async () => {
  await waitFor(() => expect(screen.getByText('Choose at least one file.')).toBeVisible());
  await expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull();
});

/** Typed before a reload, or on another device. */
export const DraftKept: Story = opened(
  {
    ...milestoneFixture,
    formDraft: {
      key: 'milestone:1',
      value: { version: 0, files: [{ name: 'design.pdf', size: 1_900_000, key: 'milestone/1' }] },
      version: 1,
      savedAt: '2026-03-12T21:14:00.000Z',
    },
    linkDraft: {
      key: 'milestoneLink:1',
      value: { link: 'https://example.org/half' },
      version: 1,
      savedAt: '2026-03-12T21:14:00.000Z',
    },
  },
  async () => {
    await waitFor(() => expect(screen.getByText('design.pdf')).toBeVisible());
    await expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(
      'https://example.org/half',
    );
    await expect(screen.getByRole('button', { name: 'Submit for review' })).toBeEnabled();
  },
);

const linkDraft = 'PUT /me/drafts/milestoneLink%3A1';

const submitting = (answer: TestAnswers[string], play: Play) =>
  panel(
    {
      [detail(1)]: milestoneFixture,
      [linkDraft]: {
        key: 'milestoneLink:1',
        value: {},
        version: 1,
        savedAt: '2026-03-12T21:14:00.000Z',
      },
      'POST /me/milestones/1/submissions': answer,
    },
    async (context) => {
      await userEvent.type(
        await screen.findByRole('textbox', { name: 'Link' }),
        'https://example.org',
      );
      await userEvent.click(screen.getByRole('button', { name: 'Submit for review' }));
      await play(context);
    },
    { openId: 1 },
  );

export const HandedIn: Story = submitting(
  { ...milestoneFixture, status: 2, submission: handedInFixture },
  shows('Handed in. Waiting for your mentor.'),
);
export const LinkRefused: Story = submitting(
  () =>
    Response.json(
      { message: 'Wrong Format', code: 'validation', fieldErrors: { link: 'Wrong Format' } },
      { status: 422 },
    ),
  async () => {
    await waitFor(() => expect(screen.getAllByText('Wrong Format')[0]).toBeVisible());
    await expect(screen.getByRole('textbox', { name: 'Link' })).toBeInvalid();
  },
);
export const SubmitConflict: Story = submitting(
  refused.conflict,
  shows('This was changed in another tab.'),
);

export const DetailMissing: Story = panel(
  { [detail(8)]: refused.empty },
  shows('This milestone does not exist'),
  { openId: 8 },
);
export const DetailLoading: Story = panel({ [detail(1)]: refused.loading }, undefined, {
  openId: 1,
});
export const DetailFailed: Story = panel(
  { [detail(1)]: refused.failed },
  shows('This part could not be loaded'),
  { openId: 1 },
);
