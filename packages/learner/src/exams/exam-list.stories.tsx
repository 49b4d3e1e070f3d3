import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import { paging, type Story, shows, workListStories } from '@uplink/kit/testing';
import { expect } from 'storybook/test';
import {
  examFixture,
  failedResultsFixture,
  openExamFixture,
  resultsFixture,
} from './exam.fixture.ts';
import { ExamList } from './exam-list.tsx';

const page: Schema<'ExamPage'> = {
  data: [
    { ...openExamFixture, id: 4, title: 'Access lists: open book exam', durationMinutes: null },
    examFixture,
    { ...failedResultsFixture.exam, id: 5, title: 'VLANs and Switching: final exam' },
    { ...resultsFixture.exam, id: 6, title: 'OSPF checkpoint' },
  ],
  paging: paging(45),
};

const meta = { title: 'learner/ExamList' } satisfies Meta;
export default meta;

const stories = workListStories({
  widget: ExamList,
  path: 'GET /me/exams',
  page,
  opens: /OSPF in Practice: final exam.*Not started/,
  empty: 'No exams yet',
});

export const Ready: Story = stories.Ready;
export const Open: Story = stories.show({}, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: /open book.*In progress/ })).toHaveAttribute(
    'href',
    '/exam/ospf-exam',
  );
});
export const Passed: Story = stories.show({}, async ({ canvas }) => {
  await expect(
    await canvas.findByRole('link', { name: /checkpoint.*75%.*Passed/ }),
  ).toHaveAttribute('href', '/exam/ospf-exam/results');
});
export const Waits: Story = stories.show({}, shows(/next attempt 1[34] Mar 2026/));
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
