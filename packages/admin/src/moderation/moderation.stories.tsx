import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  keysetPaging,
  longTexts,
  maya,
  narrow,
  type Play,
  parameters,
  refused,
  rightToLeft,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ModerationQueue } from './moderation-queue.tsx';

const meta = { title: 'admin/Moderation', parameters } satisfies Meta;
export default meta;

const ben = { id: 43, name: 'Ben Achterberg', avatar: null };
const item: Schema<'ModerationItem'> = {
  id: 4,
  kind: 'response',
  status: 'open',
  isHidden: false,
  isHeld: false,
  author: ben,
  excerpt: 'Buy the answers to every exam from me, cheap and fast.',
  reports: 3,
  reasons: ['cheating', 'spam'],
  action: null,
  date: '2026-03-12T21:14:00.000Z',
  version: 1,
};
const held = { ...item, id: 5, kind: 'question' as const, isHeld: true, reports: 0, reasons: [] };
const found: Schema<'ModerationCase'> = {
  case: item,
  content: { title: null, html: `<p>${item.excerpt}</p>`, date: item.date, editedAt: item.date },
  context: [
    { label: 'Lesson', text: 'OSPF neighbors' },
    { label: 'Question', text: 'Why does the neighbor stay in ExStart?' },
  ],
  reports: [{ by: maya, reason: 'spam', text: 'Under three questions.', date: item.date }],
  author: { since: item.date, isBlocked: false, reported: 3, hidden: 1, warned: 0 },
  decision: null,
  appeal: null,
  actions: ['keep', 'hide', 'warn', 'block'],
};
const decided: Schema<'ModerationCase'> = {
  ...found,
  case: { ...item, status: 'appealed', action: 'hide', isHidden: true, version: 3 },
  decision: { action: 'hide', by: maya, reason: 'Advertising.', date: item.date },
  appeal: { text: 'It was a link to the documentation.', date: item.date },
  actions: [],
};

const one = 'GET /management/moderation/4';
const sent = fn();
const answers: TestAnswers = {
  'GET /management/moderation': { data: [item, held], paging: keysetPaging(2) },
  [one]: found,
  'POST /management/moderation/4/decisions': async (request: Request) => {
    sent(await request.json());
    return Response.json({ ...found, actions: [] });
  },
};
const onSearchChange = fn();
const queue = (changed: TestAnswers = {}, play?: Play, caseId?: number) =>
  stage(
    () => <ModerationQueue search={{ caseId }} onSearchChange={onSearchChange} />,
    { ...answers, ...changed },
    play,
  );
const caseDialog = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Response by Ben Achterberg' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

export const Ready = queue({}, async ({ canvas }) => {
  const [first] = await canvas.findAllByRole('button', { name: item.excerpt });
  if (first) await userEvent.click(first);
  await expect(onSearchChange).toHaveBeenLastCalledWith({ caseId: 4 });
});
export const Dark = dark(queue());
export const Narrow = narrow(queue());
export const Empty = queue(
  { 'GET /management/moderation': { data: [], paging: keysetPaging(0) } },
  shows('Nothing is waiting here'),
);
const without = withoutContent(queue, 'GET /management/moderation');
export const Loading = without.Loading;
export const Failed = without.Failed;
export const Offline = without.Offline;

export const Case = queue({}, async () => void (await caseDialog()), 4);
export const CaseDark = dark(Case);
export const CaseNarrow = narrow(Case);
export const CaseRightToLeft = rightToLeft(Case);
export const CaseLongText = longTexts(Case);
export const Decided = queue(
  {},
  async () => {
    const dialog = await caseDialog();
    await userEvent.click(dialog.getByRole('button', { name: /Decision/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Hide it' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Advertising.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decide' }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({ action: 'hide', version: 1, reason: 'Advertising.' }),
    );
  },
  4,
);
export const Stale = queue(
  { 'POST /management/moderation/4/decisions': refused.failed },
  async () => {
    const dialog = await caseDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Decide' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible());
  },
  4,
);
export const AppealOfOwnDecision = queue(
  { [one]: decided },
  async () => {
    const dialog = await caseDialog();
    await waitFor(() =>
      expect(dialog.getByText('Another member of staff decides on this.')).toBeVisible(),
    );
  },
  4,
);
