import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { daniel, longText, maya } from '../shared/refs.fixture.ts';
import {
  dark,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '../shared/testing/stage.tsx';
import { quizSubmissionFixture as submission } from './quiz.fixture.ts';
import { QuizReview } from './quiz-review.tsx';

const path = 'GET /quizzes/9/submissions/40';
const feedback = 'Good. Look at the DR once more.';

const review = (answers: TestAnswers, play?: Play) =>
  stage(
    () => <QuizReview quizId={9} submissionId={40} />,
    { 'GET /me': { id: maya.id, roles: ['student'] }, ...answers },
    play,
  );

const meta = { title: 'learner/QuizReview' } satisfies Meta;
export default meta;

export const Ready: Story = review({ [path]: submission }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Your answer, wrong')).toBeVisible());
  await expect(canvas.getByRole('link', { name: 'Next lesson' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Question 2, Wrong' }));
  await expect(canvas.getByRole('region', { name: /Which values/ })).toHaveFocus();
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);

export const HomeworkIsLeft: Story = review(
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

export const Mentor: Story = review(
  {
    'GET /me': { id: daniel.id, roles: ['mentor'] },
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
    await expect(canvas.getByText('Handed in by Maya Okafor')).toBeVisible();
  },
);

const [first] = submission.attempts;
const older = { ...submission.summary, id: 39, score: 0, submittedAt: '2026-03-10T21:31:00.000Z' };
const twice = { ...submission, attempts: [...(first ? [first] : []), older] };
const former = {
  ...twice,
  summary: older,
  questions: submission.questions.map((question) => ({
    ...question,
    isCorrect: false,
    text: question.blank && 'Init',
    answers: question.answers.map((one, index) => ({ ...one, isPicked: index === 0 })),
  })),
};

/** A mentor sees at once what was answered before. */
export const AttemptsBesideEachOther: Story = review(
  {
    'GET /me': { id: daniel.id, roles: ['mentor'] },
    [path]: twice,
    'GET /quizzes/9/submissions/39': former,
  },
  async ({ canvas }) => {
    await expect((await canvas.findAllByText('Attempt 1:'))[0]).toBeVisible();
    await expect(
      canvas.getByText('The hello and dead timers', { selector: '.ul-quiz__words' }),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /Compare with/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Nothing beside it' }));
    await waitFor(() => expect(canvas.queryByText('Attempt 1:')).toBeNull());
  },
);

/** Its learner asks for it. */
export const OwnAttempts: Story = review(
  { [path]: twice, 'GET /quizzes/9/submissions/39': former },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Attempt 1/ })).toBeVisible());
    await expect(canvas.queryByText('Attempt 1:')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: /Compare with/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Attempt 1 beside it' }));
    await expect((await canvas.findAllByText('Attempt 1:'))[0]).toBeVisible();
  },
);

export const FeedbackFailed: Story = review(
  {
    'GET /me': { id: daniel.id, roles: ['mentor'] },
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
export const Locked: Story = without.Locked;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
