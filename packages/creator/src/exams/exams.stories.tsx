import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  keysetPaging,
  longTexts,
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
  'GET /creator/me/modules': { data: [productFixture], paging: keysetPaging(1) },
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
export const EditorLongText: Story = longTexts(Editor);

const sent = fn();
const lab = {
  ...productFixture,
  id: 31,
  type: 10 as const,
  name: 'CCNP exam prep',
  uniqueName: 'prep',
};
/** A lab is found among many; the exam is then its exam prep. */
export const ChoosesLab: Story = editor(
  {
    [read]: examFixture,
    'GET /creator/me/modules': (request: Request) => {
      const ids = new URL(request.url).searchParams.get('products')?.split(',');
      const found = [productFixture, lab].filter(({ id }) => ids?.includes(String(id)) ?? true);
      return Response.json({ data: found, paging: keysetPaging(found.length) });
    },
    'PUT /creator/exams/6': async (request: Request) => {
      sent(((await request.json()) as { moduleIds: number[] }).moduleIds);
      return Response.json({ ...examFixture, version: 3, moduleIds: [31] });
    },
  },
  async ({ canvas }) => {
    const products = await canvas.findByRole('combobox', { name: /^Products whose learners/ });
    await userEvent.type(products, 'CCNP');
    await userEvent.click(await screen.findByRole('option', { name: 'CCNP exam prep' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove OSPF in Practice' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove CCNP exam prep' })).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save exam' }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith([31]));
  },
);

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

/** A topic that the bank can't fill shows an error. */
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
const paging = { pageSize: 20, total: 1, next: null, previous: null };
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
