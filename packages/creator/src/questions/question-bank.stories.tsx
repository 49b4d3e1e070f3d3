import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longTexts,
  narrow,
  type Play,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { QuestionBank } from './question-bank.tsx';
import { QuestionEditor } from './question-editor.tsx';

const meta = { title: 'creator/QuestionBank' } satisfies Meta;
export default meta;

const question: Schema<'BankQuestion'> = {
  id: 90,
  version: 2,
  type: 'singleAnswer',
  question: 'Which port carries many VLANs?',
  answers: [
    { id: 160, answer: 'A trunk', isCorrect: true },
    { id: 161, answer: 'An access port', isCorrect: false },
  ],
  explanation: 'A trunk tags its frames.',
  link: null,
  topic: 'Trunks',
  difficulty: 1,
  weight: 2,
  examCount: 1,
  updatedAt: '2026-03-12T21:14:00.000Z',
};
const read = 'GET /creator/questions';
const keyset = { pageSize: 20, total: 1, next: null, previous: null };
const bank = (answers: TestAnswers, play?: Play) =>
  stage(
    () => <QuestionBank search={{}} onSearchChange={() => {}} hrefOf={(id) => `#${id ?? 'new'}`} />,
    answers,
    play,
  );

export const List: Story = bank(
  { [read]: { data: [question], keyset, topics: [{ topic: 'Trunks', count: 1 }] } },
  shows('Which port carries many VLANs?'),
);
export const Dark: Story = dark(List);
export const Narrow: Story = narrow(List);
export const RightToLeft: Story = rightToLeft(List);
export const LongText: Story = longTexts(List);
export const Empty: Story = bank(
  { [read]: { data: [], keyset: { ...keyset, total: 0 }, topics: [] } },
  shows('Your question bank is empty'),
);

const editor = (id: number | undefined, answers: TestAnswers, play?: Play) =>
  stage(
    () => (
      <QuestionEditor questionId={id} backHref="#back" onCreated={onCreated} onDeleted={() => {}} />
    ),
    answers,
    play,
  );
const onCreated = fn();

export const Editor: Story = editor(
  90,
  { 'GET /creator/questions/90': question },
  shows(/Asked by 1 exam/),
);
export const EditorNarrow: Story = narrow(Editor);

let sent: { topic?: string; changeId?: string } = {};
export const Creates: Story = editor(
  undefined,
  {
    'POST /creator/questions': async (request: Request) => {
      sent = await request.json();
      return Response.json(question);
    },
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save question' }));
    await waitFor(async () =>
      expect(await canvas.findByText('Too few correct answers')).toBeVisible(),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Question' }), 'Which port?');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Answer A' }), 'A trunk');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Answer B' }), 'Another');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Answer A is correct' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Topic' }), 'Trunks');
    await userEvent.click(canvas.getByRole('button', { name: 'Save question' }));
    await waitFor(() => expect(onCreated).toHaveBeenCalled());
    await expect(sent).toMatchObject({ topic: 'Trunks', changeId: expect.any(String) });
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible());
  },
);

const states = withoutContent(bank, read);
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
