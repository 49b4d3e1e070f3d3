import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  narrow,
  type Play,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import { examFixture, resultsFixture } from './exam.fixture.ts';
import { ExamEditor } from './exam-editor.tsx';
import { ExamList } from './exam-list.tsx';

const meta = { title: 'creator/Exams' } satisfies Meta;
export default meta;

const sources = {
  'GET /creator/questions': {
    data: [],
    keyset: { pageSize: 1, total: 14, next: null, previous: null },
    topics: [
      { topic: 'Spanning tree', count: 4 },
      { topic: 'Trunks', count: 10 },
    ],
  },
  'GET /creator/me/modules': {
    data: [],
    paging: { pageSize: 100, total: 0, next: null, previous: null },
  },
  'GET /creator/exams/6/results': resultsFixture,
};
const read = 'GET /creator/exams/6';
const editor = (answers: TestAnswers, play?: Play) =>
  stage(
    () => (
      <ExamEditor
        kind="exam"
        examId={6}
        backHref="#back"
        onCreated={() => {}}
        onDeleted={() => {}}
      />
    ),
    { ...sources, ...answers },
    play,
  );

export const Editor: Story = editor(
  { [read]: examFixture },
  shows('31 attempts, 20 passed, 74% on average.'),
);
export const EditorDark: Story = dark(Editor);
export const EditorNarrow: Story = narrow(Editor);
export const EditorRightToLeft: Story = rightToLeft(Editor);

/** A new SQC has a practical part, and asks for what is required. */
export const NewSqc: Story = stage(
  () => (
    <ExamEditor
      kind="sqc"
      examId={undefined}
      backHref="#back"
      onCreated={() => {}}
      onDeleted={() => {}}
    />
  ),
  sources,
  async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('Practical part')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Save SQC' }));
    await expect(await canvas.findAllByText('This field is Required')).toHaveLength(2);
  },
);

/** What the bank can't fill is told at its topic. */
export const BankTooSmall: Story = editor(
  {
    [read]: examFixture,
    'PUT /creator/exams/6': () =>
      Response.json(
        {
          message: 'The bank has only 1 on Trunks.',
          code: 'validation',
          requestId: 'story',
          fieldErrors: { 'blueprint.0.count': 'The bank has only 1 on Trunks.' },
        },
        { status: 422 },
      ),
  },
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save exam' }));
    await waitFor(async () =>
      expect(await canvas.findByText('The bank has only 1 on Trunks.')).toBeVisible(),
    );
  },
);

const list = (answers: TestAnswers, play?: Play) =>
  stage(
    () => (
      <ExamList
        kind="exam"
        search={{}}
        onSearchChange={() => {}}
        hrefOf={(id) => `#${id ?? 'new'}`}
        bankHref="#bank"
      />
    ),
    answers,
    play,
  );
const { id, kind, uniqueName, title, isPublic, attemptCount, updatedAt } = examFixture;
const paging = { page: 0, pageSize: 20, total: 1, next: null };
export const List: Story = list(
  {
    'GET /creator/exams': {
      data: [{ id, kind, uniqueName, title, isPublic, attemptCount, updatedAt, questionCount: 10 }],
      paging,
    },
  },
  shows('VLANs and switching: final exam'),
);
export const ListNarrow: Story = narrow(List);
export const ListEmpty: Story = list(
  { 'GET /creator/exams': { data: [], paging: { ...paging, total: 0 } } },
  shows('You have no exams yet'),
);

const states = withoutContent(editor, read);
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
