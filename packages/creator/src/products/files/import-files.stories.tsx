import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import {
  dark,
  longText,
  narrow,
  type Play,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ImportFiles } from './import-files.tsx';
import { ImportReport } from './import-report.view.tsx';
import { Imports } from './imports.tsx';

const meta = { title: 'creator/ImportFiles' } satisfies Meta;
export default meta;

const report: Schema<'ProductImport'> = {
  id: 5,
  state: 'ready',
  name: 'OSPF in Practice',
  type: 2,
  moduleId: 14,
  counts: { new: 1, changed: 1, removed: 1, same: 30 },
  changes: [
    { file: 'lessons/04-areas.md', kind: 'changed', name: 'Areas' },
    { file: 'lessons/13-summaries.md', kind: 'new', name: 'Summaries' },
    { file: 'lessons/02-hello.quiz.yaml', kind: 'removed', name: 'Hello' },
  ],
  faults: [],
  learnerCount: 46,
  failure: null,
  createdAt: '2026-03-12T21:14:00.000Z',
};
const faulty: Schema<'ProductImport'> = {
  ...report,
  state: 'faulty',
  changes: [],
  counts: { new: 0, changed: 0, removed: 0, same: 0 },
  faults: [
    { file: 'course.yaml', line: 8, message: 'levle: there is no such field.' },
    { file: 'lessons/04-areas.md', line: 3, message: 'xpPoints: must be integer.' },
    { file: '', line: null, message: 'An archive holds at most 15000 files.' },
  ],
};

const onClose = fn();
const ofReport = (changed: Partial<Schema<'ProductImport'>>, play?: Play) =>
  stage(() => <ImportReport report={{ ...report, ...changed }} />, {}, play);

export const Choose: Story = stage(
  () => <ImportFiles product={{ id: 14, name: 'OSPF in Practice' }} onClose={onClose} />,
  {},
  async () => {
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: /^Import files into OSPF/ })).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(onClose).toHaveBeenCalled();
  },
);
export const ChooseNarrow: Story = narrow(Choose);
/** What the import would do, and whom it touches. */
export const ReadyToImport: Story = ofReport({}, async ({ canvas }) => {
  await waitFor(async () =>
    expect(await canvas.findByText('lessons/13-summaries.md')).toBeVisible(),
  );
  await waitFor(() => expect(canvas.getByText(/46 learners have it/)).toBeVisible());
});
export const Dark: Story = dark(ReadyToImport);
export const NewProduct: Story = ofReport(
  { moduleId: null },
  shows('OSPF in Practice will be created as a draft.'),
);
export const Unchanged: Story = ofReport(
  { changes: [], counts: { new: 0, changed: 0, removed: 0, same: 33 } },
  shows(/There is nothing to import/),
);
/** What is wrong, in which file and line. */
export const Faulty: Story = ofReport({ ...faulty }, shows('course.yaml, line 8'));
export const FaultyRightToLeft: Story = rightToLeft(Faulty);
export const LongText: Story = narrow(
  ofReport({ ...faulty, faults: [{ file: longText, line: 1, message: longText }] }),
);

const list = 'GET /creator/me/imports';
const createdAt = new Date().toISOString();
/** Imports under way, and what became of those of the last hour. */
export const UnderWay: Story = stage(
  () => <Imports />,
  {
    [list]: [
      { ...report, createdAt, state: 'waiting' },
      { ...report, createdAt, id: 4, state: 'done' },
      { ...report, createdAt, id: 3, state: 'failed', failure: 'It was changed meanwhile.' },
      { ...report, createdAt: '2020-03-12T21:14:00.000Z', id: 2, state: 'done', name: 'Long ago' },
    ],
  },
  async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText(/is being imported/)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Open OSPF/ })).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/It was changed meanwhile/)).toBeVisible());
    await expect(canvas.queryByText(/Long ago/)).toBeNull();
  },
);
