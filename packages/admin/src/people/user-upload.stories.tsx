import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  keysetPaging,
  longText,
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
import { UploadLink } from './upload-link.tsx';
import { UserUpload } from './user-upload.tsx';

const meta = { title: 'admin/UserUpload', parameters } satisfies Meta;
export default meta;

const checked: Schema<'UserUpload'> = {
  id: 3,
  key: 'csv/a.csv',
  fileName: 'march-intake.csv',
  state: 'checked',
  columns: [
    { name: 'given_name', samples: ['Emre', 'Sofia', 'Hana'], field: 'firstName' },
    { name: 'surname', samples: ['Kaya', 'Marino', 'Sato'], field: 'lastName' },
    { name: 'mail', samples: ['emre.kaya@example'], field: 'email' },
    { name: 'intake', samples: ['March 2026 Evenings'], field: 'cohort' },
    { name: 'remarks', samples: ['came from the fair'], field: null },
  ],
  counts: { ready: 240, faulty: 2, known: 1, added: 0, updated: 0, failed: 0, takenBack: 0 },
  sendsActivation: true,
  assignsCohort: true,
  updatesKnown: false,
  createdAt: '2026-03-12T21:14:00.000Z',
  endedAt: null,
  takeBackUntil: null,
};
const lines: Schema<'UserUploadLine'>[] = [
  {
    line: 17,
    name: 'Emre Kaya',
    outcome: 'faulty',
    userId: null,
    faults: [
      {
        column: 'mail',
        at: 2,
        value: 'emre.kaya@example',
        message: 'Please enter a valid email',
      },
    ],
  },
  {
    line: 91,
    name: '',
    outcome: 'faulty',
    userId: null,
    faults: [
      { column: 'given_name', at: 0, value: '', message: 'This field is Required' },
      { column: null, at: null, value: '', message: 'This line has more cells than the first one' },
    ],
  },
];
const { counts } = checked;
const one = 'GET /management/user-uploads/3';
const onUploadChange = fn();
const corrected = fn();
const show = (answers: TestAnswers = {}, play?: Play, uploadId: number | undefined = 3) =>
  stage(
    () => (
      <UserUpload
        uploadId={uploadId || undefined}
        onUploadChange={onUploadChange}
        uploadHref={(id) => `#upload${id}`}
        userHref={(id) => `#${id}`}
      />
    ),
    {
      [one]: checked,
      [`${one}/lines`]: { data: lines, paging: keysetPaging(2) },
      'GET /management/user-uploads': [],
      ...answers,
    },
    play,
  );
const as = (changed: Partial<Schema<'UserUpload'>>, play?: Play) =>
  show({ [one]: { ...checked, ...changed } }, play);

export const Choose = show({}, shows('Download the template'), 0);
export const ChooseAgain = show(
  { 'GET /management/user-uploads': [{ ...checked, state: 'done' }] },
  shows(/march-intake.csv/),
  0,
);
export const Checked = show(
  { 'PATCH /management/user-uploads/3': refused.conflict },
  async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByText('Please enter a valid email')).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Upload 240 users' }));
    await waitFor(async () => expect(await canvas.findByRole('alert')).toBeVisible());
  },
);
/** Those who have an account are counted once they are to be updated. */
export const Updates = show({}, async ({ canvas }) => {
  const box = await canvas.findByRole('checkbox', {
    name: 'Update people who already have an account',
  });
  await userEvent.click(box);
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: 'Upload 241 users' })).toBeVisible(),
  );
});
/** What was typed is checked again in place. */
export const Corrected = show(
  {
    'POST /management/user-uploads/3/corrections': async (request: Request) => {
      corrected(await request.json());
      return Response.json(checked);
    },
  },
  async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'mail, line 17' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please enter a valid email'));
    await userEvent.clear(field);
    await userEvent.type(field, 'emre.kaya@example.org{Enter}');
    await waitFor(() =>
      expect(corrected).toHaveBeenCalledWith({
        fields: null,
        cells: [{ line: 17, at: 2, value: 'emre.kaya@example.org' }],
      }),
    );
  },
);
export const TakeBack = show(
  {
    [one]: {
      ...checked,
      state: 'done',
      counts: { ...counts, ready: 0, added: 240 },
      endedAt: '2026-03-12T21:20:00.000Z',
      takeBackUntil: '2026-03-13T21:20:00.000Z',
    },
    'PATCH /management/user-uploads/3': refused.conflict,
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo upload' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Reason for the log/), 'The wrong file');
    await userEvent.click(dialog.getByRole('button', { name: 'Undo upload' }));
    await waitFor(async () => expect(await dialog.findByRole('alert')).toBeVisible());
  },
);
export const TakingBack = as(
  { state: 'takingBack', counts: { ...counts, ready: 0, added: 60, takenBack: 180 } },
  shows(/180 of 240/),
);
export const TakenBack = as(
  { state: 'takenBack', counts: { ...counts, ready: 0, added: 2, takenBack: 238 } },
  shows(/2 users stayed/),
);
export const AllFaulty = as(
  { counts: { ...checked.counts, ready: 0 } },
  shows('There are no lines to add.'),
);
export const Running = as(
  { state: 'running', counts: { ...counts, ready: 84, faulty: 2, known: 0, added: 156 } },
  shows(/156 of 240/),
);
export const Stopped = as(
  { state: 'stopped', counts: { ...counts, ready: 84, faulty: 0, known: 0, added: 156 } },
  shows('Resume with 84 users'),
);
export const Done = as(
  { state: 'done', counts: { ...counts, ready: 0, faulty: 2, known: 1, added: 239, failed: 1 } },
  shows('239 users added'),
);
/** The way of the file says where it is. */
export const Steps = as({ state: 'running' }, async ({ canvas }) => {
  const steps = within(await canvas.findByRole('list', { name: 'Upload: 3 of 5 steps done' }));
  await waitFor(() =>
    expect(steps.getByText('Upload').closest('li')).toHaveAttribute('aria-current'),
  );
});
export const LongText = show({
  [one]: { ...checked, fileName: `${longText}.csv` },
  [`${one}/lines`]: { data: [{ ...lines[0], name: longText }], paging: keysetPaging(1) },
});
export const Dark = dark(Checked);
export const RightToLeft = rightToLeft(Checked);
export const Narrow = narrow(Checked);
export const Missing = show({ [one]: refused.empty }, shows('No such upload'));
const without = withoutContent(show, one);
export const Loading = without.Loading;
export const Forbidden = without.Forbidden;
export const Failed = without.Failed;
export const Offline = without.Offline;
export const Way = stage(
  () => <UploadLink href="#upload" />,
  {
    'GET /me': { id: 5, roles: ['customerSupport'] },
  },
  async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('link', { name: 'Upload CSV' })).toBeVisible(),
    );
  },
);
