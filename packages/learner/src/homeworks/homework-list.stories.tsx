import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import { expect, fn, userEvent } from 'storybook/test';
import { lesson, longText, paging } from '../shared/refs.fixture.ts';
import {
  dark,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '../shared/testing/stage.tsx';
import { HomeworkList } from './homework-list.tsx';

const path = 'GET /me/homeworks';
const onStatusChange = fn();
const onPageChange = fn();
const item: Schema<'HomeworkListItem'> = {
  homeworkId: 4,
  moduleId: 1,
  title: 'Design a multi-area OSPF network',
  type: 'UPLOAD',
  lesson,
  status: 'needsRevision',
  submissionId: 30,
  updatedAt: '2026-03-12T19:14:00.000Z',
};
const page: Schema<'HomeworkPage'> = {
  data: [
    item,
    { ...item, homeworkId: 5, title: 'Triage worksheet', status: 'notSubmitted', updatedAt: null },
    { ...item, homeworkId: 6, title: 'Areas', status: 'notAvailable', updatedAt: null },
    { ...item, homeworkId: 7, title: 'Subnetting drill', status: 'complete' },
  ],
  paging: paging(45),
};

const list = (answers: TestAnswers, play?: Play) =>
  stage(
    () => <HomeworkList page={0} onPageChange={onPageChange} onStatusChange={onStatusChange} />,
    answers,
    play,
  );

const meta = { title: 'learner/HomeworkList' } satisfies Meta;
export default meta;

export const Ready: Story = list({ [path]: page }, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: /multi-area/ })).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: 'Pending' }));
  await expect(onStatusChange).toHaveBeenLastCalledWith('pending');
  await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
  await expect(onPageChange).toHaveBeenLastCalledWith(1);
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(
  list({ [path]: { ...page, data: page.data.map((one) => ({ ...one, title: longText })) } }),
);
export const Loading: Story = list({ [path]: refused.loading });
export const Empty: Story = list(
  { [path]: { data: [], paging: paging(0) } },
  shows('No homework here'),
);
export const Locked: Story = list({ [path]: refused.locked }, shows('Not open yet'));
export const Forbidden: Story = list({ [path]: refused.forbidden }, shows('You cannot open this'));
export const Failed: Story = list(
  { [path]: refused.failed },
  shows('This part could not be loaded'),
);
export const Offline: Story = list(
  { [path]: refused.offline },
  shows('This part could not be loaded'),
);
