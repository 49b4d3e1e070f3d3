import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  formerQuizFixture as former,
  longTexts,
  narrow,
  type Play,
  refused,
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
const feedback = 'Good. Look at the DR once more.';

const review = (answers: TestAnswers, play?: Play) =>
  stage(() => <QuizReview quizId={9} submissionId={40} />, answers, play);

const meta = { title: 'mentor/QuizReview' } satisfies Meta;
export default meta;

export const Ready: Story = review(
  {
    [path]: submission,
    'POST /quizzes/9/submissions/40/feedback': {
      ...submission,
      summary: { ...submission.summary, feedbackMessage: feedback },
    },
  },
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), feedback);
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await waitFor(() => expect(canvas.getByText('Your feedback')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Handed in by Maya Okafor')).toBeVisible());
  },
);

export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = longTexts(Ready);

/** A mentor sees at once what was answered before. */
export const AttemptsBesideEachOther: Story = review(
  {
    [path]: twice,
    'GET /quizzes/9/submissions/39': former,
  },
  async ({ canvas }) => {
    await waitFor(async () => expect((await canvas.findAllByText('Attempt 1:'))[0]).toBeVisible());
    await waitFor(() =>
      expect(
        canvas.getByText('The hello and dead timers', { selector: '.ul-quiz-review__words' }),
      ).toBeVisible(),
    );
    await userEvent.click(await canvas.findByRole('button', { name: /Compare with/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'No comparison' }));
    await waitFor(() => expect(canvas.queryByText('Attempt 1:')).toBeNull());
  },
);

export const FeedbackFailed: Story = review(
  {
    [path]: submission,
    'POST /quizzes/9/submissions/40/feedback': refused.failed,
  },
  async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Message' });
    await userEvent.type(field, feedback);
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(field).toHaveValue(feedback);
  },
);

const without = withoutContent(review, path);
export const Loading: Story = without.Loading;
export const Empty: Story = review({}, shows('This submission does not exist'));
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
