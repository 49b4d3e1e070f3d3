import type { Meta, StoryObj } from '@storybook/react-vite';
import { UplinkProvider } from '@uplink/api-client/react';
import { createTestClient, type TestAnswers } from '@uplink/api-client/testing';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { quizFixture, receiptOf } from './quiz.fixture.ts';
import { QuizPlayer } from './quiz-player.tsx';

const path = 'GET /me/modules/1/quiz';

function withAnswers(answers: TestAnswers) {
  return {
    render: () => (
      <UplinkProvider client={createTestClient(answers)}>
        <QuizPlayer lessonId={1} backHref="#back" onSubmitted={fn()} />
      </UplinkProvider>
    ),
  };
}

const meta = { title: 'learner/QuizPlayer' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = withAnswers({ [path]: quizFixture });

export const Saving: Story = {
  ...withAnswers({ [path]: quizFixture, 'PUT /me/quizzes/9/answers/1': receiptOf(1) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'The MTU on both ends' }));
    await expect(await canvas.findByText('Saving draft')).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/^Draft saved at/)).toBeVisible(), {
      timeout: 5000,
    });
    await expect(canvas.getByText('1 of 3 answered')).toBeVisible();
  },
};

export const Offline: Story = {
  ...withAnswers({
    [path]: quizFixture,
    'PUT /me/quizzes/9/answers/1': () => Promise.reject(new TypeError('offline')),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'The MTU on both ends' }));
    await waitFor(() => expect(canvas.getByText(/You are offline/)).toBeVisible(), {
      timeout: 5000,
    });
  },
};

/** The first reading finds no answer; meanwhile another tab saves one. */
function answeredElsewhere() {
  let isFirst = true;
  return () => {
    const answers = isFirst ? [] : [{ ...receiptOf(1), answerIds: [11], version: 2 }];
    isFirst = false;
    return Response.json({ ...quizFixture, answers });
  };
}

export const Conflict: Story = {
  ...withAnswers({
    [path]: answeredElsewhere(),
    'PUT /me/quizzes/9/answers/1': async (request: Request) =>
      ((await request.json()) as { baseVersion: number }).baseVersion === 2
        ? Response.json({ ...receiptOf(1), version: 3 })
        : Response.json(
            { message: 'This answer was changed elsewhere.', code: 'conflict', requestId: 'x' },
            { status: 409 },
          ),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'The MTU on both ends' }));
    const choice = await canvas.findByRole('group', { name: 'Question 1' }, { timeout: 5000 });
    await expect(choice).toHaveTextContent('The hello and dead timers');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine, Question 1' }));
    await waitFor(() => expect(canvas.getByText(/^Draft saved at/)).toBeVisible(), {
      timeout: 5000,
    });
    await expect(canvas.getByRole('radio', { name: 'The MTU on both ends' })).toBeChecked();
  },
};

export const Loading: Story = withAnswers({ [path]: () => new Promise<Response>(() => {}) });
export const Empty: Story = withAnswers({});
export const Locked: Story = withAnswers({
  [path]: () =>
    Response.json(
      {
        message: 'LSA types opens when the quiz is done.',
        reason: 'LSA types opens when the quiz is done.',
        code: 'locked',
        requestId: 'x',
      },
      { status: 403 },
    ),
});
export const Failed: Story = withAnswers({
  [path]: () =>
    Response.json(
      { message: 'Something broke.', code: 'internal', requestId: 'x' },
      { status: 422 },
    ),
});
