import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { Story } from '@uplink/kit/testing';
import { daniel, keysetPaging, lesson, maya, paging } from '@uplink/kit/testing';
import { expect, waitFor } from 'storybook/test';
import { inboxStories } from '../shared/testing/inbox.stage.tsx';
import { HomeworkInbox } from './homework-inbox.tsx';

const item: Schema<'SubmissionListItem'> = {
  submissionId: 30,
  homeworkId: 4,
  moduleId: 1,
  title: 'Design a multi-area OSPF network',
  type: 'UPLOAD',
  lesson,
  user: maya,
  status: 'pending',
  version: 2,
  submittedAt: '2026-03-12T19:14:00.000Z',
  claim: null,
};
const page: Schema<'SubmissionPage'> = {
  data: [item, { ...item, submissionId: 31, title: 'Triage worksheet', version: 1 }],
  paging: paging(45),
  keyset: keysetPaging(45),
  counts: [
    { status: 'pending', count: 5 },
    { status: 'complete', count: 40 },
  ],
};
const none: Schema<'SubmissionPage'> = {
  data: [],
  paging: paging(0),
  keyset: keysetPaging(0),
  counts: [],
};

const path = 'GET /homeworks/-/submissions';

const meta = { title: 'mentor/HomeworkInbox' } satisfies Meta;
export default meta;

const stories = inboxStories({
  widget: HomeworkInbox,
  path,
  page,
  none,
  opens: /multi-area/,
});

export const ByStatus: Story = stories.byStatus('Pending 5', 'pending');
export const Counts: Story = stories.show({}, async ({ canvas }) => {
  await waitFor(async () =>
    expect(await canvas.findByRole('heading', { name: '5 waiting for review' })).toBeVisible(),
  );
  for (const name of ['All 45', 'Pending 5', 'Sent back 0', 'Complete 40'])
    await waitFor(() => expect(canvas.getByRole('radio', { name })).toBeVisible());
});
export const Kinds: Story = stories.show({}, async ({ canvas }) => {
  await expect(await canvas.findByRole('radio', { name: 'All types' })).toBeChecked();
  await expect(canvas.getByRole('radio', { name: 'Worksheets' })).not.toBeChecked();
});
const since = new Date().toISOString();
const until = new Date(Date.now() + 3_600_000).toISOString();
/** Rows say who reviews them now. */
export const Taken: Story = stories.show(
  {
    [path]: {
      ...page,
      data: [
        { ...item, claim: { by: { ...maya, name: 'Inês Duarte' }, since, until } },
        { ...item, submissionId: 31, title: 'Triage', claim: { by: daniel, since, until } },
      ],
    },
  },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Inês Duarte, now/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/^You, now/)).toBeVisible());
  },
);
export const Ready: Story = stories.Ready;
export const ByProduct: Story = stories.ByProduct;
export const ByCohort: Story = stories.ByCohort;
export const ByLearner: Story = stories.ByLearner;
export const OneLearner: Story = stories.OneLearner;
export const OneProduct: Story = stories.OneProduct;
export const PageSize: Story = stories.PageSize;
export const Sorted: Story = stories.Sorted;
export const NoMatch: Story = stories.NoMatch;
export const PageGone: Story = stories.PageGone;
export const NotAMentor: Story = stories.NotAMentor;
export const Dark: Story = stories.Dark;
export const RightToLeft: Story = stories.RightToLeft;
export const Narrow: Story = stories.Narrow;
export const LongText: Story = stories.LongText;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Locked: Story = stories.Locked;
export const Forbidden: Story = stories.Forbidden;
export const Failed: Story = stories.Failed;
export const Offline: Story = stories.Offline;
