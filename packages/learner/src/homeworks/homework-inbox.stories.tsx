import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { courseFixture, foreignFixture } from '../shared/module.fixture.ts';
import { daniel, lesson, longText, maya, paging } from '../shared/refs.fixture.ts';
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
import { HomeworkInbox } from './homework-inbox.tsx';

const path = 'GET /homeworks/-/submissions';
const onStatusChange = fn();
const onPageChange = fn();
const onProductChange = fn();
const productsPath = `GET /mentors/${daniel.id}/modules`;
const mentor = { id: daniel.id, roles: ['mentor'] };
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

const list = (answers: TestAnswers, play?: Play) =>
  stage(
    () => (
      <HomeworkInbox
        page={0}
        onPageChange={onPageChange}
        onStatusChange={onStatusChange}
        onProductChange={onProductChange}
      />
    ),
    { 'GET /me': mentor, [productsPath]: [courseFixture, foreignFixture], ...answers },
    play,
  );

const meta = { title: 'learner/HomeworkInbox' } satisfies Meta;
export default meta;

export const Ready: Story = list({ [path]: page }, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: /multi-area/ })).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: 'Pending' }));
  await expect(onStatusChange).toHaveBeenLastCalledWith('pending');
  await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
  await expect(onPageChange).toHaveBeenLastCalledWith(1);
});
export const ByProduct: Story = list({ [path]: page }, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Product/ }));
  await userEvent.click(await screen.findByRole('option', { name: foreignFixture.name }));
  await expect(onProductChange).toHaveBeenLastCalledWith(foreignFixture.id);
});
/** Nothing to choose from: one product. */
export const OneProduct: Story = list(
  { [path]: page, [productsPath]: [courseFixture] },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /multi-area/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Product/ })).toBeNull();
  },
);
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(
  list({ [path]: { ...page, data: page.data.map((one) => ({ ...one, title: longText })) } }),
);
export const NotAMentor: Story = list(
  { 'GET /me': { id: maya.id, roles: ['student'] } },
  shows('The inbox holds work for mentors to review.'),
);
export const Loading: Story = list({ [path]: refused.loading });
export const Empty: Story = list(
  { [path]: { data: [], paging: paging(0) } },
  shows('Inbox is clear'),
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
