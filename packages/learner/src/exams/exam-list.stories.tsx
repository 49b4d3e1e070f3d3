import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import { expect, fn, userEvent } from 'storybook/test';
import { longText, paging } from '../shared/refs.fixture.ts';
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
import {
  examFixture,
  failedResultsFixture,
  openExamFixture,
  resultsFixture,
} from './exam.fixture.ts';
import { ExamList } from './exam-list.tsx';

const path = 'GET /me/exams';
const onPageChange = fn();
const page: Schema<'ExamPage'> = {
  data: [
    { ...openExamFixture, id: 4, title: 'Access lists: open book exam', durationMinutes: null },
    examFixture,
    { ...failedResultsFixture.exam, id: 5, title: 'VLANs and Switching: final exam' },
    { ...resultsFixture.exam, id: 6, title: 'OSPF checkpoint' },
  ],
  paging: paging(45),
};

const list = (answers: TestAnswers, play?: Play) =>
  stage(() => <ExamList page={0} onPageChange={onPageChange} />, answers, play);

const meta = { title: 'learner/ExamList' } satisfies Meta;
export default meta;

export const Ready: Story = list({ [path]: page }, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: /final exam.*Not started/ })).toBeVisible();
  await expect(canvas.getByRole('link', { name: /open book.*In progress/ })).toHaveAttribute(
    'href',
    '/exam/ospf-exam',
  );
  await expect(canvas.getByRole('link', { name: /checkpoint.*75%.*Passed/ })).toHaveAttribute(
    'href',
    '/exam/ospf-exam/results',
  );
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
  shows('No exams yet'),
);
export const Forbidden: Story = list({ [path]: refused.forbidden }, shows('You cannot open this'));
export const Locked: Story = list({ [path]: refused.locked }, shows('Not open yet'));
export const Failed: Story = list(
  { [path]: refused.failed },
  shows('This part could not be loaded'),
);
