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
import { quizSummaryFixture } from './quiz.fixture.ts';
import { QuizList } from './quiz-list.tsx';

const path = 'GET /me/quizzes';
const onStatusChange = fn();
const onPageChange = fn();

const item: Schema<'QuizListItem'> = {
  quizId: 9,
  moduleId: 1,
  title: 'Quiz: neighbor states',
  lesson,
  questionCount: 3,
  status: 'notSubmitted',
  submission: null,
};
const page: Schema<'QuizPage'> = {
  data: [
    item,
    { ...item, quizId: 10, title: 'Quiz: LSA types', status: 'notAvailable', questionCount: 1 },
    {
      ...item,
      quizId: 11,
      title: 'Quiz: hello',
      status: 'complete',
      submission: quizSummaryFixture,
    },
  ],
  paging: paging(45),
};

const list = (answers: TestAnswers, play?: Play) =>
  stage(
    () => <QuizList page={0} onPageChange={onPageChange} onStatusChange={onStatusChange} />,
    answers,
    play,
  );

const meta = { title: 'learner/QuizList' } satisfies Meta;
export default meta;

export const Ready: Story = list({ [path]: page }, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: /neighbor states/ })).toBeVisible();
  await expect(canvas.getByText('1 of 3 right')).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: 'Complete' }));
  await expect(onStatusChange).toHaveBeenLastCalledWith('complete');
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
  shows('No quizzes here'),
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
