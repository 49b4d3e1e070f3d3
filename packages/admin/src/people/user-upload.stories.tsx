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
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
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
    { name: 'remarks', samples: ['came from the fair'], field: null },
  ],
  counts: { ready: 240, faulty: 2, known: 1, added: 0, failed: 0 },
  sendsActivation: true,
  createdAt: '2026-03-12T21:14:00.000Z',
  endedAt: null,
};
const lines: Schema<'UserUploadLine'>[] = [
  {
    line: 17,
    name: 'Emre Kaya',
    outcome: 'faulty',
    userId: null,
    faults: [{ column: 'mail', value: 'emre.kaya@example', message: 'Please enter a valid email' }],
  },
  {
    line: 91,
    name: '',
    outcome: 'faulty',
    userId: null,
    faults: [
      { column: 'given_name', value: '', message: 'This field is Required' },
      { column: null, value: '', message: 'This line has more cells than the first one' },
    ],
  },
];
const one = 'GET /management/user-uploads/3';
const onUploadChange = fn();
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
export const AllFaulty = as(
  { counts: { ...checked.counts, ready: 0 } },
  shows('There is no line to add.'),
);
export const Running = as(
  { state: 'running', counts: { ready: 84, faulty: 2, known: 0, added: 156, failed: 0 } },
  shows(/156 of 240/),
);
export const Stopped = as(
  { state: 'stopped', counts: { ready: 84, faulty: 0, known: 0, added: 156, failed: 0 } },
  shows('Resume with 84 users'),
);
export const Done = as(
  { state: 'done', counts: { ready: 0, faulty: 2, known: 1, added: 239, failed: 1 } },
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
export const { Loading, Forbidden, Failed, Offline } = withoutContent(show, one);
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
