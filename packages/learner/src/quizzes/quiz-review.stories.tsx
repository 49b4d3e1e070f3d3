import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  formerQuizFixture as former,
  longText,
  maya,
  narrow,
  type Play,
  rightToLeft,
  type Story,
  shows,
  stage,
  quizSubmissionFixture as submission,
  quizTwiceFixture as twice,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { QuizReview } from './quiz-review.tsx';

const path = 'GET /quizzes/9/submissions/40';

const review = (answers: TestAnswers, play?: Play) =>
  stage(
    () => <QuizReview quizId={9} submissionId={40} />,
    { 'GET /me': { id: maya.id, roles: ['student'] }, ...answers },
    play,
  );

const meta = { title: 'learner/QuizReview' } satisfies Meta;
export default meta;

export const Ready: Story = review({ [path]: submission }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Your answer, incorrect')).toBeVisible());
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Next lesson' })).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'Question 2, Incorrect' }));
  await expect(canvas.getByRole('region', { name: /Which values/ })).toHaveFocus();
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);

export const HomeworkNext: Story = review(
  { [path]: { ...submission, next: null, lessonRemaining: ['homework'] } },
  shows('Go to the homework'),
);

export const LongText: Story = narrow(
  review({
    [path]: {
      ...submission,
      summary: { ...submission.summary, title: longText, feedbackMessage: longText },
      questions: submission.questions.map((question) => ({
        ...question,
        question: longText,
        explanation: longText,
        text: question.blank && longText,
        answers: question.answers.map((answer) => ({ ...answer, answer: longText })),
      })),
    },
  }),
);

/** Its learner asks for it. */
export const OwnAttempts: Story = review(
  { [path]: twice, 'GET /quizzes/9/submissions/39': former },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Attempt 1/ })).toBeVisible());
    await expect(canvas.queryByText('Attempt 1:')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: /Compare with/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Compare with Attempt 1' }));
    await waitFor(async () => expect((await canvas.findAllByText('Attempt 1:'))[0]).toBeVisible());
  },
);

const without = withoutContent(review, path);
export const Loading: Story = without.Loading;
export const Empty: Story = review({}, shows('This submission does not exist'));
export const Locked: Story = without.Locked;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
