import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import { lesson, maya, paging } from '../shared/refs.fixture.ts';
import type { Story } from '../shared/testing/stage.tsx';
import { inboxStories } from '../shared/testing/work-list.stage.tsx';
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
};
const page: Schema<'SubmissionPage'> = {
  data: [item, { ...item, submissionId: 31, title: 'Triage worksheet', version: 1 }],
  paging: paging(45),
};

const meta = { title: 'learner/HomeworkInbox' } satisfies Meta;
export default meta;

const stories = inboxStories({
  widget: HomeworkInbox,
  path: 'GET /homeworks/-/submissions',
  page,
  opens: /multi-area/,
});

export const Ready: Story = stories.Ready;
export const ByStatus: Story = stories.byStatus('Pending', 'pending');
export const ByProduct: Story = stories.ByProduct;
export const OneProduct: Story = stories.OneProduct;
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
