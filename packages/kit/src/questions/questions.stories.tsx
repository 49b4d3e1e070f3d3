import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  exerciseFixture,
  questionsFixture,
  reviewedExerciseFixture,
  reviewedFixture,
} from '../testing/question.fixture.ts';
import { dark, narrow, rightToLeft, type Story, shows } from '../testing/stage.tsx';
import { type Answer, answerStop, noAnswer } from './answer.rules.ts';
import { questionMessages } from './question.messages.ts';
import { QuestionView } from './question.view.tsx';
import { QuestionKeys, QuestionNav } from './question-nav.view.tsx';
import { reviewStop } from './review.rules.ts';
import { ReviewedQuestion } from './reviewed-question.view.tsx';

const meta = { title: 'kit/Questions' } satisfies Meta;
export default meta;

function Paper() {
  const [answers, setAnswers] = useState<Record<number, Answer>>({});
  return (
    <div className="ul-paper">
      <h1 className="ul-sr">Quiz</h1>
      <div className="ul-paper__main">
        {questionsFixture.map((question) => (
          <QuestionView
            key={question.id}
            question={question}
            total={questionsFixture.length}
            answer={answers[question.id] ?? noAnswer}
            onAnswer={(answer) => setAnswers({ ...answers, [question.id]: answer })}
            onEnter={() => {}}
          />
        ))}
      </div>
      <QuestionNav
        stops={questionsFixture.map(({ id, position }) =>
          answerStop(position, id in answers, questionMessages, undefined),
        )}
      >
        <QuestionKeys />
      </QuestionNav>
    </div>
  );
}

export const Answering: Story = {
  render: () => <Paper />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'The MTU on both ends' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Question 1, answered' })).toBeVisible(),
    );
  },
};
export const Dark: Story = dark(Answering);
export const RightToLeft: Story = rightToLeft(Answering);
export const Narrow: Story = narrow(Answering);

export const Reviewed: Story = {
  render: () => (
    <div className="ul-paper">
      <h1 className="ul-sr">Review</h1>
      <div className="ul-paper__main">
        {reviewedFixture.map((question) => (
          <ReviewedQuestion
            key={question.id}
            question={question}
            total={reviewedFixture.length}
            isOwn={false}
          />
        ))}
      </div>
      <QuestionNav stops={reviewedFixture.map((item) => reviewStop(item, questionMessages))} />
    </div>
  ),
  play: shows('Selected, incorrect'),
};

function OneExercise() {
  const [answer, setAnswer] = useState<Answer>(noAnswer);
  return (
    <main>
      <h1 className="ul-sr">Exam</h1>
      <QuestionView
        question={exerciseFixture}
        total={1}
        answer={answer}
        onAnswer={setAnswer}
        onEnter={() => {}}
      />
      <output>{answer.text}</output>
    </main>
  );
}

/** An exercise is solved in its place, and checked by no one before it is handed in. */
export const Exercise: Story = {
  render: () => <OneExercise />,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('textbox', { name: 'Lines of GUEST-IN' });
    await userEvent.type(list, 'deny ip any any');
    await expect(canvas.getByRole('status')).toHaveTextContent('{"GUEST-IN":"deny ip any any"}');
    await expect(canvas.queryByRole('button', { name: /Check/ })).toBeNull();
  },
};
export const ExerciseNarrow: Story = narrow(Exercise);

/** The review names a packet that shows what is wrong, and one right answer. */
export const ReviewedExercise: Story = {
  render: () => (
    <main>
      <h1 className="ul-sr">Review</h1>
      <ReviewedQuestion question={reviewedExerciseFixture} total={1} isOwn />
    </main>
  ),
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByText('Nothing inside is reachable')).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByText('10.20.40.17:49152')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/A correct answer/)).toBeVisible());
  },
};
export const ReviewedExerciseDark: Story = dark(ReviewedExercise);
