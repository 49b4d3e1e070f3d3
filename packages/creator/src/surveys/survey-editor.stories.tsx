import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  keysetPaging,
  longText,
  maya,
  narrow,
  type Play,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { productFixture } from '../shared/testing/product.fixture.ts';
import { SurveyEditor } from './survey-editor.tsx';

const meta = { title: 'creator/SurveyEditor' } satisfies Meta;
export default meta;

const call = 'GET /creator/me/modules/14/survey';
const list = 'GET /creator/me/modules/14/survey/answers';
const survey: Schema<'CreatorSurvey'> = {
  version: 2,
  title: 'Before your first week',
  intro: 'Two minutes.',
  answerCount: 1,
  questions: [
    {
      id: 'why',
      kind: 'singleAnswer',
      question: 'What brings you here?',
      isRequired: true,
      choices: ['A first job', 'My employer'],
    },
  ],
};
const sent = fn();
const answers: TestAnswers = {
  'GET /creator/me/modules/14': { ...productFixture, type: 1 },
  [call]: survey,
  [list]: {
    data: [
      {
        user: maya,
        answeredAt: '2026-03-12T21:14:00.000Z',
        answers: [{ questionId: 'why', choices: ['A first job'], text: '' }],
      },
    ],
    paging: keysetPaging(1),
  },
  'PUT /creator/me/modules/14/survey': async (request: Request) => {
    const { version, ...form } = await request.json();
    sent(form);
    return Response.json({ ...form, version: version + 1, answerCount: 1 });
  },
};
const onCursorChange = fn();
const show = (changed: TestAnswers = {}, play?: Play) =>
  stage(
    () => <SurveyEditor productId={14} onCursorChange={onCursorChange} />,
    { ...answers, ...changed },
    play,
  );
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save survey' }));

/** A question is added, refused without choices, and saved with them. */
export const Ready: Story = show({}, async ({ canvas }) => {
  await waitFor(async () => expect(await canvas.findByText('Maya Okafor')).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'Add a question' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Question 2' }), 'Which tools?');
  await save();
  await waitFor(() => expect(canvas.getByText('Write at least two choices')).toBeVisible());
  const choices = canvas.getByRole('textbox', { name: 'Choices of question 2' });
  await userEvent.type(choices, 'Console{Enter}Cloud');
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  await expect(sent.mock.lastCall?.[0].questions[1]).toMatchObject({
    kind: 'singleAnswer',
    question: 'Which tools?',
    choices: ['Console', 'Cloud'],
  });
  await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible());
});
export const Dark: Story = dark(show());
export const RightToLeft: Story = rightToLeft(show());
export const Narrow: Story = narrow(show());
export const LongText: Story = narrow(show({ [call]: { ...survey, title: longText } }));
export const Empty: Story = show(
  {
    [call]: { version: 0, title: '', intro: '', questions: [], answerCount: 0 },
    [list]: { data: [], paging: keysetPaging(0) },
  },
  shows('No answers yet'),
);
export const ReadOnly: Story = show(
  { 'GET /creator/me/modules/14': { ...productFixture, type: 1, permission: 'view' } },
  shows(/You can read this survey, but not change it/),
);
export const NotAProgram: Story = show(
  { 'GET /creator/me/modules/14': productFixture },
  shows('Only programs have a survey.'),
);
const without = withoutContent(show, call);
export const Loading: Story = without.Loading;
export const NotThere: Story = without.NotThere;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
export const Offline: Story = without.Offline;
