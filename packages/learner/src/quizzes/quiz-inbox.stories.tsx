import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { courseFixture, foreignFixture } from '../shared/module.fixture.ts';
import { daniel, longText, maya, paging } from '../shared/refs.fixture.ts';
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
import { QuizInbox } from './quiz-inbox.tsx';

const path = 'GET /quizzes/-/submissions';
const productsPath = `GET /mentors/${daniel.id}/modules`;
const onProductChange = fn();
const mentor = { id: daniel.id, roles: ['mentor'] };
const page = {
  data: [quizSummaryFixture, { ...quizSummaryFixture, id: 41, score: 3, title: 'Quiz: LSA types' }],
  paging: paging(2),
};

const inbox = (answers: TestAnswers, play?: Play) =>
  stage(
    () => <QuizInbox page={0} onPageChange={() => {}} onProductChange={onProductChange} />,
    { 'GET /me': mentor, [productsPath]: [courseFixture, foreignFixture], ...answers },
    play,
  );

const meta = { title: 'learner/QuizInbox' } satisfies Meta;
export default meta;

export const Ready: Story = inbox({ [path]: page }, shows('Maya Okafor, OSPF in Practice'));
export const ByProduct: Story = inbox({ [path]: page }, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Product/ }));
  await userEvent.click(await screen.findByRole('option', { name: foreignFixture.name }));
  await expect(onProductChange).toHaveBeenLastCalledWith(foreignFixture.id);
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(
  inbox({ [path]: { ...page, data: page.data.map((one) => ({ ...one, title: longText })) } }),
);
export const NotAMentor: Story = inbox(
  { 'GET /me': { id: maya.id, roles: ['student'] } },
  shows('The inbox holds work for mentors to review.'),
);
export const Loading: Story = inbox({ [path]: refused.loading });
export const Empty: Story = inbox(
  { [path]: { data: [], paging: paging(0) } },
  shows('Inbox is clear'),
);
export const Locked: Story = inbox({ [path]: refused.locked }, shows('Not open yet'));
export const Forbidden: Story = inbox({ [path]: refused.forbidden }, shows('You cannot open this'));
export const Failed: Story = inbox(
  { [path]: refused.failed },
  shows('This part could not be loaded'),
);
