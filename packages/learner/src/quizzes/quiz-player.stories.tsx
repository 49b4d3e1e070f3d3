import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  press,
  quizFixture,
  quizSubmissionFixture,
  quizSummaryFixture,
  receiptOf,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
  tabTo,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { QuizPlayer } from './quiz-player.tsx';

const path = 'GET /me/modules/1/quiz';
const onSubmitted = fn();
const answered = {
  ...quizFixture,
  answers: [1, 2, 3].map((id) => ({
    ...receiptOf(id),
    answerIds: id === 1 ? [12] : id === 2 ? [21, 23] : [],
    text: id === 3 ? '2-Way' : null,
  })),
};
const handedInBefore = {
  ...quizFixture,
  status: 'complete' as const,
  submissions: [
    { ...quizSummaryFixture, score: 2 },
    { ...quizSummaryFixture, id: 41 },
  ],
  feedbackMessage: 'Read the part on the DR again, then try once more.',
};

const player = (answers: TestAnswers, play?: Play) =>
  stage(
    () => <QuizPlayer lessonId={1} backHref="#back" onSubmitted={onSubmitted} />,
    answers,
    play,
  );

const answerFirst = async (canvas: {
  findByRole: (role: string, of: object) => Promise<HTMLElement>;
}) => userEvent.click(await canvas.findByRole('radio', { name: 'The MTU on both ends' }));

const meta = { title: 'learner/QuizPlayer' } satisfies Meta;
export default meta;

export const Ready: Story = player({ [path]: quizFixture }, shows('0 of 3 answered'));
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);

export const LongText: Story = narrow(
  player({
    [path]: {
      ...quizFixture,
      title: longText,
      questions: quizFixture.questions.map((question) => ({
        ...question,
        question: question.question && longText,
        answers: question.answers.map((answer) => ({ ...answer, answer: longText })),
      })),
    },
  }),
);

export const HandedInBefore: Story = player({ [path]: handedInBefore }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('link', { name: /2 of 3 right/ })).toBeVisible());
  await waitFor(() => expect(canvas.getByText(/Read the part on the DR again/)).toBeVisible());
});

export const PickedByLetter: Story = player(
  { [path]: quizFixture, 'PUT /me/quizzes/9/answers/1': receiptOf(1) },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Question 1, open' }));
    await userEvent.keyboard('b');
    await expect(canvas.getByRole('radio', { name: 'The MTU on both ends' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Question 1, answered' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await waitFor(() => expect(canvas.getByText(/^Draft saved at/)).toBeVisible());
  },
);

export const Saving: Story = player(
  { [path]: quizFixture, 'PUT /me/quizzes/9/answers/1': receiptOf(1) },
  async ({ canvas }) => {
    await answerFirst(canvas);
    await waitFor(() => expect(canvas.getByText('Saving draft')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/^Draft saved at/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText('1 of 3 answered')).toBeVisible());
  },
);

export const Submitted: Story = player(
  { [path]: answered, 'PUT /me/quizzes/9': quizSubmissionFixture },
  async ({ canvas }) => {
    onSubmitted.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit answers' }));
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledOnce());
  },
);

export const Offline: Story = player(
  { [path]: quizFixture, 'PUT /me/quizzes/9/answers/1': refused.offline },
  async ({ canvas }) => {
    await answerFirst(canvas);
    await waitFor(() => expect(canvas.getByText(/You are offline/)).toBeVisible());
  },
);

export const SaveFailed: Story = player(
  { [path]: quizFixture, 'PUT /me/quizzes/9/answers/1': refused.failed },
  async ({ canvas }) => {
    await answerFirst(canvas);
    await waitFor(() => expect(canvas.getByText(/^Not saved/)).toBeVisible());
  },
);

/** The first reading finds no answer; meanwhile another tab saves one. */
function answeredElsewhere() {
  let isFirst = true;
  return () => {
    const answers = isFirst ? [] : [{ ...receiptOf(1), answerIds: [11], version: 2 }];
    isFirst = false;
    return Response.json({ ...quizFixture, answers });
  };
}

export const Conflict: Story = player(
  {
    [path]: answeredElsewhere(),
    'PUT /me/quizzes/9/answers/1': async (request: Request) =>
      ((await request.json()) as { baseVersion: number }).baseVersion === 2
        ? Response.json({ ...receiptOf(1), version: 3 })
        : Response.json(
            { message: 'This answer was changed elsewhere.', code: 'conflict', requestId: 'x' },
            { status: 409 },
          ),
  },
  async ({ canvas }) => {
    await answerFirst(canvas);
    const choice = await canvas.findByRole('group', { name: 'Question 1' });
    await expect(choice).toHaveTextContent('The hello and dead timers');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine, Question 1' }));
    await waitFor(() => expect(canvas.getByText(/^Draft saved at/)).toBeVisible());
    await expect(canvas.getByRole('radio', { name: 'The MTU on both ends' })).toBeChecked();
  },
);

export const SubmitFailed: Story = player(
  { [path]: answered, 'PUT /me/quizzes/9': refused.failed },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit answers' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('stopped answering');
    await waitFor(() => expect(canvas.getByText('3 of 3 answered')).toBeVisible());
  },
);

const without = withoutContent(player, path);
export const Loading: Story = without.Loading;
export const Empty: Story = player({}, shows('This lesson has no quiz'));
export const Locked: Story = without.Locked;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;

export const ByKeyboard: Story = player(
  {
    [path]: answered,
    'PUT /me/quizzes/9': quizSubmissionFixture,
    'PUT /me/quizzes/9/answers/1': receiptOf(1),
  },
  async ({ canvas }) => {
    onSubmitted.mockClear();
    const answer = await canvas.findByRole('radio', { name: 'The MTU on both ends' });
    await tabTo(answer);
    await userEvent.keyboard('{ArrowDown}');
    await expect(answer).not.toBeChecked();
    await press(canvas.getByRole('button', { name: 'Submit answers' }));
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledOnce());
  },
);
