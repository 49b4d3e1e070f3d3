import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  keysetPaging,
  longText,
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
import { IncidentList } from './incident-list.tsx';

const meta = { title: 'admin/Incidents', parameters } satisfies Meta;
export default meta;

const date = '2026-03-12T20:40:00.000Z';
const open: Schema<'ManagedIncident'> = {
  id: 3,
  incident: {
    id: 3,
    title: 'Mail arrives late',
    impact: 'slow',
    state: 'investigating',
    parts: ['mail'],
    startedAt: date,
    resolvedAt: null,
    updates: [{ state: 'investigating', message: 'Codes may arrive late.', date }],
  },
  by: maya,
  version: 1,
};
const over: Schema<'ManagedIncident'> = {
  ...open,
  id: 2,
  incident: {
    ...open.incident,
    id: 2,
    title: longText,
    impact: 'notice',
    state: 'resolved',
    parts: [],
    resolvedAt: date,
  },
};

const sent = fn();
const keep = async (request: Request) => {
  sent(await request.json());
  return Response.json(open);
};
const answers: TestAnswers = {
  'GET /management/incidents': { data: [open, over], paging: keysetPaging(2) },
  'GET /management/incidents/3': open,
  'POST /management/incidents': keep,
  'POST /management/incidents/3/updates': keep,
};
const onSearchChange = fn();
const list = (changed: TestAnswers = {}, play?: Play, incidentId?: number) =>
  stage(
    () => <IncidentList search={{ incidentId }} onSearchChange={onSearchChange} />,
    { ...answers, ...changed },
    play,
  );
const dialogOf = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

export const Ready = list({}, async ({ canvas }) => {
  const [first] = await canvas.findAllByRole('button', { name: 'Mail arrives late' });
  if (first) await userEvent.click(first);
  await expect(onSearchChange).toHaveBeenLastCalledWith({ incidentId: 3 });
});
export const Dark = dark(list());
export const Narrow = narrow(list());
export const RightToLeft = rightToLeft(list());
export const LongText = longTexts(list());
export const Empty = list(
  { 'GET /management/incidents': { data: [], paging: keysetPaging(0) } },
  shows('No incidents'),
);
const without = withoutContent(list, 'GET /management/incidents');
export const Loading = without.Loading;
export const Failed = without.Failed;
export const Offline = without.Offline;
export const New = list({}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'New incident' }));
  const dialog = await dialogOf('New incident');
  await userEvent.type(dialog.getByLabelText(/^Title/), 'Uploads fail');
  await userEvent.click(dialog.getByLabelText('Uploads and downloads'));
  await userEvent.type(dialog.getByLabelText(/^What people should know/), 'We look into it.');
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith({
      title: 'Uploads fail',
      impact: 'slow',
      state: 'investigating',
      parts: ['files'],
      message: 'We look into it.',
      changeId: expect.any(String),
    }),
  );
});
export const Update = list(
  {},
  async () => {
    const dialog = await dialogOf('Mail arrives late');
    await userEvent.type(dialog.getByLabelText(/^What people should know/), 'Over.');
    await userEvent.click(dialog.getByRole('button', { name: 'Add update' }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({
        impact: 'slow',
        state: 'investigating',
        parts: ['mail'],
        message: 'Over.',
        version: 1,
      }),
    );
  },
  3,
);
export const UpdateDark = dark(list({}, async () => void (await dialogOf('Mail arrives late')), 3));
export const UpdateNarrow = narrow(
  list({}, async () => void (await dialogOf('Mail arrives late')), 3),
);
export const Stale = list(
  { 'POST /management/incidents/3/updates': refused.failed },
  async () => {
    const dialog = await dialogOf('Mail arrives late');
    await userEvent.type(dialog.getByLabelText(/^What people should know/), 'Over.');
    await userEvent.click(dialog.getByRole('button', { name: 'Add update' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible());
  },
  3,
);
