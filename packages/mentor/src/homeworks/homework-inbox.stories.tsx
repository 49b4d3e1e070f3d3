import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { Story } from '@uplink/kit/testing';
import { daniel, lesson, maya, paging } from '@uplink/kit/testing';
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
};

const path = 'GET /homeworks/-/submissions';

const meta = { title: 'mentor/HomeworkInbox' } satisfies Meta;
export default meta;

const stories = inboxStories({
  widget: HomeworkInbox,
  path,
  page,
  opens: /multi-area/,
});

export const ByStatus: Story = stories.byStatus('Pending', 'pending');
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
    await waitFor(() => expect(canvas.getByText(/taken by Inês Duarte now/)).toBeVisible());
    await expect(canvas.getByText(/taken by you now/)).toBeVisible();
  },
);
export const {
  Ready,
  ByProduct,
  ByCohort,
  ByLearner,
  OneLearner,
  OneProduct,
  PageSize,
  NotAMentor,
  Dark,
  RightToLeft,
  Narrow,
  LongText,
  Loading,
  Empty,
  Locked,
  Forbidden,
  Failed,
  Offline,
} = stories;
