import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, waitFor } from 'storybook/test';
import { failedResultsFixture, resultsFixture } from './exam.fixture.ts';
import { ExamResults } from './exam-results.tsx';

const path = 'GET /exams/ospf-exam/results';

const results = (answers: TestAnswers, play?: Play) =>
  stage(() => <ExamResults uniqueName="ospf-exam" backHref="#back" />, answers, play);

const meta = { title: 'learner/ExamResults' } satisfies Meta;
export default meta;

export const Ready: Story = results({ [path]: resultsFixture }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('75%, 70% to pass')).toBeVisible());
  await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent(
    'Neighbor states1 of 2 questions right1 of 2 points',
  );
  await expect(canvas.getAllByText('Your answer, correct')).toHaveLength(2);
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: 'Question 2, Incorrect' })).toBeVisible(),
  );
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(
  results({
    [path]: {
      ...resultsFixture,
      exam: { ...resultsFixture.exam, title: longText },
      topics: resultsFixture.topics.map((one) => ({ ...one, topic: `${longText} ${one.topic}` })),
    },
  }),
);
export const WaitsForNextAttempt: Story = results(
  { [path]: failedResultsFixture },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^The next attempt opens on/)).toBeVisible());
    await waitFor(() =>
      expect(canvas.getAllByText(/^Handed in when time ran out/)[0]).toBeVisible(),
    );
    await waitFor(() =>
      expect(canvas.getByText(/^Correct answers are shown once you pass/)).toBeVisible(),
    );
    await expect(canvas.queryByRole('link', { name: 'Start another attempt' })).toBeNull();
  },
);
export const BeingGraded: Story = results(
  {
    [path]: {
      ...failedResultsFixture,
      attempt: { ...failedResultsFixture.attempt, ungraded: 1 },
      attempts: [{ ...failedResultsFixture.attempt, ungraded: 1 }],
    },
  },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Being graded')[0]).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByText(/^One exercise is still being graded/)).toBeVisible(),
    );
    await expect(canvas.queryByText('Not passed')).toBeNull();
  },
);
export const AnotherAttempt: Story = results(
  {
    [path]: {
      ...failedResultsFixture,
      exam: { ...failedResultsFixture.exam, canStart: true, nextAttemptAt: null },
    },
  },
  async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Start another attempt' });
    await expect(link).toHaveAttribute('href', '/exam/ospf-exam');
  },
);
const without = withoutContent(results, path);
export const Loading: Story = without.Loading;
export const Empty: Story = results({}, shows('No results yet'));
export const Locked: Story = without.Locked;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
