import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { questionsFixture, reviewedFixture } from '../testing/question.fixture.ts';
import { dark, narrow, rightToLeft, type Story, shows } from '../testing/stage.tsx';
import { type Answer, answerStop, noAnswer } from './answer.rules.ts';
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
          answerStop(position, id in answers, undefined),
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
    await expect(canvas.getByRole('button', { name: 'Question 1, answered' })).toBeVisible();
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
      <QuestionNav stops={reviewedFixture.map(reviewStop)} />
    </div>
  ),
  play: shows('Picked, wrong'),
};
