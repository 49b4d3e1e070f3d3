import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  maya,
  narrow,
  type Play,
  paging,
  press,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
  tabTo,
} from '@uplink/kit/testing';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Discussion } from './discussion.tsx';
import {
  detailFixture,
  questionFixture,
  questionsPage,
  responseFixture,
} from './discussions.fixture.ts';

const list = 'GET /modules/1/questions';
const one = 'GET /modules/1/questions/3';
const onQuestionChange = fn();
const questionHref = (id: number) => `?question=${id}`;

function Example({ questionId }: { questionId: number | undefined }) {
  const [page, onPageChange] = useState(0);
  return (
    <Discussion
      moduleId={1}
      {...{ questionId, onQuestionChange, questionHref, page, onPageChange }}
    />
  );
}

const at = (questionId: number | undefined) => (answers: TestAnswers, play?: Play) =>
  stage(() => <Example questionId={questionId} />, answers, play);
const questions = at(undefined);
const question = at(3);
const open = { title: 'Port security or 802.1X?', hasMentorResponse: false, responseCount: 0 };
const both = questionsPage(questionFixture, { ...questionFixture, ...open, id: 4 });

const meta = { title: 'learner/Discussion' } satisfies Meta;
export default meta;

export const Questions: Story = questions(
  { [list]: { ...both, paging: paging(45) } },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('A mentor answered')).toBeVisible());
    await userEvent.click(canvas.getByRole('link', { name: /802.1X/ }));
    await expect(onQuestionChange).toHaveBeenLastCalledWith(4);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next page' })).toBeVisible());
  },
);
export const QuestionsDark: Story = dark(Questions);
export const QuestionsRightToLeft: Story = rightToLeft(Questions);
export const QuestionsNarrow: Story = narrow(Questions);
export const QuestionsLongText: Story = narrow(
  questions({ [list]: questionsPage({ ...questionFixture, title: longText }) }),
);
export const QuestionsLoading: Story = questions({ [list]: refused.loading });
export const QuestionsEmpty: Story = questions(
  { [list]: questionsPage() },
  shows('No questions yet'),
);
export const QuestionsLocked: Story = questions({ [list]: refused.locked }, shows('Not open yet'));
export const QuestionsForbidden: Story = questions(
  { [list]: refused.forbidden },
  shows('You cannot open this'),
);
export const QuestionsFailed: Story = questions(
  { [list]: refused.failed },
  shows('This part could not be loaded'),
);

const write: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ask a question' }));
  await userEvent.type(canvas.getByLabelText('Your question in one line'), 'Why a tag?');
  await expect(canvas.getByRole('button', { name: 'Post question' })).toBeDisabled();
  await userEvent.type(canvas.getByLabelText(/What you tried/), 'On an access port.');
  await userEvent.click(canvas.getByRole('button', { name: 'Post question' }));
};

export const QuestionPosted: Story = questions(
  { [list]: both, 'POST /modules/1/questions': { ...questionFixture, id: 9 } },
  async (context) => {
    await write(context);
    await waitFor(() => expect(onQuestionChange).toHaveBeenLastCalledWith(9));
  },
);
export const QuestionNotPosted: Story = questions(
  { [list]: both, 'POST /modules/1/questions': refused.offline },
  async (context) => {
    await write(context);
    await waitFor(() => expect(context.canvas.getByText(/kept it here/)).toBeVisible());
    await expect(context.canvas.getByLabelText('Your question in one line')).toHaveValue(
      'Why a tag?',
    );
  },
);

export const Question: Story = question({ [one]: detailFixture }, async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: questionFixture.title })).toBeVisible(),
  );
  await waitFor(() => expect(canvas.getByText('Mentor')).toBeVisible());
  await waitFor(() => expect(canvas.getByText(/^edited/)).toBeVisible());
  await expect(canvas.getByRole('button', { name: 'Following' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(canvas.queryByRole('button', { name: /^Delete/ })).toBeNull();
  await waitFor(() => expect(canvas.getByText('MTU')).toBeVisible());
});
export const QuestionDark: Story = dark(Question);
export const QuestionRightToLeft: Story = rightToLeft(Question);
export const QuestionNarrow: Story = narrow(Question);
export const QuestionLongText: Story = narrow(
  question({
    [one]: {
      ...detailFixture,
      question: { ...questionFixture, title: longText, html: `<p>${longText}</p>` },
    },
  }),
);
export const QuestionLoading: Story = question({ [one]: refused.loading });
export const QuestionGone: Story = question(
  { [one]: refused.empty },
  shows('This question does not exist'),
);
export const QuestionLocked: Story = question({ [one]: refused.locked }, shows('Not open yet'));
export const QuestionFailed: Story = question(
  { [one]: refused.failed },
  shows('This part could not be loaded'),
);

export const NotFollowed: Story = question(
  { [one]: detailFixture, 'DELETE /modules/1/questions/3/followers': refused.failed },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Following' }));
    await waitFor(() => expect(canvas.getByText(/could not be changed/)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Following' })).toBeVisible());
  },
);

export const Answered: Story = question(
  { [one]: detailFixture, 'POST /modules/1/questions/3/responses': responseFixture },
  async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Your response' });
    await userEvent.type(box, 'Both were 1500.');
    await userEvent.click(canvas.getByRole('button', { name: 'Post response' }));
    await waitFor(() => expect(box).toHaveValue(''));
  },
);
export const NotAnswered: Story = question(
  { [one]: detailFixture, 'POST /modules/1/questions/3/responses': refused.offline },
  async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Your response' });
    await userEvent.type(box, 'Both were 1500.');
    await userEvent.click(canvas.getByRole('button', { name: 'Post response' }));
    await waitFor(() => expect(canvas.getByText(/kept it here/)).toBeVisible());
    await expect(box).toHaveValue('Both were 1500.');
  },
);

export const Changed: Story = question(
  { [one]: detailFixture, 'PATCH /modules/1/questions/3': questionFixture },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit the question' }));
    await userEvent.clear(canvas.getByLabelText('Title'));
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Title'), 'Better');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull());
  },
);

const mine = {
  ...responseFixture,
  author: { ...maya, isMentor: false },
  canEdit: true,
  canDelete: true,
};
export const NotDeleted: Story = question(
  {
    [one]: { ...detailFixture, responses: { data: [mine], paging: paging(1) } },
    'DELETE /modules/1/questions/3/responses/5': refused.failed,
  },
  async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: "Delete Maya Okafor's response" }),
    );
    const dialog = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getByText(/could not be deleted/)).toBeVisible());
  },
);

export const QuestionsOffline: Story = questions(
  { [list]: refused.offline },
  shows('This part could not be loaded'),
);
export const AskedByKeyboard: Story = questions(
  { [list]: both, 'POST /modules/1/questions': { ...questionFixture, id: 9 } },
  async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: 'Ask a question' }));
    await tabTo(canvas.getByLabelText('Your question in one line'));
    await userEvent.keyboard('Why a tag?');
    await tabTo(canvas.getByLabelText(/What you tried/));
    await userEvent.keyboard('On an access port.');
    await press(canvas.getByRole('button', { name: 'Post question' }));
    await waitFor(() => expect(onQuestionChange).toHaveBeenLastCalledWith(9));
  },
);
