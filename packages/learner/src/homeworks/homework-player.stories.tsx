import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  begunUploadFixture,
  dark,
  filledItems,
  formTaskFixture,
  homeworkFixture,
  longText,
  maya,
  narrow,
  type Play,
  pendingSubmissionFixture,
  press,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
  submissionFixture,
  tabTo,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { HomeworkPlayer } from './homework-player.tsx';

const path = 'GET /me/modules/1/homework';
const draftPath = 'PUT /me/drafts/homework%3A4';
const form = { ...homeworkFixture, task: formTaskFixture };
const drafted = {
  ...form,
  formDraft: {
    key: 'homework:4',
    value: Object.fromEntries(filledItems.map(({ itemId, textAnswer }) => [itemId, textAnswer])),
    version: 3,
    savedAt: '2026-03-12T21:14:00.000Z',
  },
};

const player = (answers: TestAnswers, play?: Play) =>
  stage(
    () => <HomeworkPlayer lessonId={1} backHref="#back" />,
    { 'GET /me': { id: maya.id, roles: ['student'] }, ...answers },
    play,
  );

const write: Play = async ({ canvas }) => {
  await userEvent.type(
    await canvas.findByRole('textbox', { name: 'What happened, in your words' }),
    'A stolen session.',
  );
};

const meta = { title: 'learner/HomeworkPlayer' } satisfies Meta;
export default meta;

export const Ready: Story = player({ [path]: homeworkFixture }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Choose at least one file.')).toBeVisible());
  await expect(canvas.getByRole('button', { name: 'Submit homework' })).toBeDisabled();
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);

/** Uploaded before a reload, or on another device. */
export const FilesKept: Story = player(
  {
    [path]: {
      ...homeworkFixture,
      formDraft: {
        ...drafted.formDraft,
        value: {
          version: 0,
          files: [{ name: 'topology.pdf', size: 1_900_000, key: 'homework/1' }],
        },
      },
    },
  },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('topology.pdf')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Submit homework' })).toBeEnabled();
  },
);

const choose = async ({ canvas, canvasElement }: Parameters<Play>[0], file: File) => {
  await canvas.findByRole('button', { name: 'choose files' });
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no field for files.');
  await userEvent.upload(input, file, { applyAccept: false });
};

const capture = () =>
  new File([new Uint8Array(begunUploadFixture.size)], 'capture.pcapng', { lastModified: 7 });

/** Chosen again after a break: it goes on with what has arrived. */
export const FileResuming: Story = player(
  {
    [path]: homeworkFixture,
    'POST /uploads/parts': begunUploadFixture,
    'POST /uploads/parts/u/forms/2': refused.loading,
    'DELETE /uploads/parts/u': null,
  },
  async (context) => {
    const { canvas } = context;
    await choose(context, capture());
    await waitFor(() => expect(canvas.getByText('Resuming at 83%')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('83%')).toBeVisible());
  },
);
export const FileResumingDark: Story = dark(FileResuming);
export const FileResumingNarrow: Story = narrow(FileResuming);

/** Stopped half way: what has arrived is kept. */
export const FileStopped: Story = player(
  {
    [path]: homeworkFixture,
    'POST /uploads/parts': begunUploadFixture,
    'POST /uploads/parts/u/forms/2': refused.forbidden,
    'DELETE /uploads/parts/u': null,
  },
  async (context) => {
    const { canvas } = context;
    await choose(context, capture());
    await waitFor(() =>
      expect(canvas.getByText(/83% is saved\. Try again to resume/)).toBeVisible(),
    );
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Try again capture.pcapng' })).toBeVisible(),
    );
  },
);

export const FileRefused: Story = player({ [path]: homeworkFixture }, async (context) => {
  const { canvas } = context;
  await choose(context, new File(['x'], 'virus.exe'));
  await waitFor(() => expect(canvas.getByText(/^This kind of file is not accepted/)).toBeVisible());
  await expect(canvas.queryByRole('button', { name: 'Try again virus.exe' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Remove virus.exe' }));
  await waitFor(() => expect(canvas.getByText('Choose at least one file.')).toBeVisible());
});

export const Form: Story = player({ [path]: form }, async (context) => {
  const { canvas } = context;
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit homework' }));
  await expect(canvas.getByRole('alert')).toHaveTextContent('2 items are still empty.');
  const answer = canvas.getByRole('textbox', { name: 'What happened, in your words' });
  await waitFor(() => expect(answer).toHaveFocus());
});
export const FormNarrow: Story = narrow(Form);
export const FormDark: Story = dark(Form);

export const Draft: Story = player({ [path]: drafted }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('3 of 3 items filled in')).toBeVisible());
  await waitFor(() => expect(canvas.getByText(/^Draft saved at/)).toBeVisible());
});

export const DraftSaving: Story = player(
  { [path]: form, [draftPath]: { ...drafted.formDraft, version: 1 } },
  async (context) => {
    await write(context);
    await waitFor(() => expect(context.canvas.getByText('Saving draft')).toBeVisible());
    await waitFor(() => expect(context.canvas.getByText(/^Draft saved at/)).toBeVisible());
  },
);

export const DraftOffline: Story = player(
  { [path]: form, [draftPath]: refused.offline },
  async (context) => {
    await write(context);
    await waitFor(() => expect(context.canvas.getByText(/You are offline/)).toBeVisible());
  },
);

export const DraftFailed: Story = player(
  { [path]: form, [draftPath]: refused.failed },
  async (context) => {
    await write(context);
    await waitFor(() => expect(context.canvas.getByText(/^Not saved/)).toBeVisible());
  },
);

/** The form is saved elsewhere after it was opened here. */
export const Conflict: Story = player(
  {
    [path]: form,
    'GET /me/drafts/homework%3A4': {
      ...drafted.formDraft,
      value: { ...drafted.formDraft.value, why: 'Somebody travels.' },
    },
    [draftPath]: async (request: Request) =>
      ((await request.json()) as { baseVersion: number }).baseVersion === 3
        ? Response.json({ ...drafted.formDraft, version: 4 })
        : refused.conflict(),
  },
  async (context) => {
    const { canvas } = context;
    await write(context);
    const choice = await canvas.findByRole('group', { name: 'Your answers' });
    await expect(choice).toHaveTextContent('Somebody travels.');
    await expect(choice).toHaveTextContent('A stolen session.');
    const submit = canvas.getByRole('button', { name: 'Submit homework' });
    await userEvent.click(submit);
    const blank = canvas.getByRole('textbox', { name: /^Blank 1 of: / });
    await waitFor(() => expect(blank).toHaveFocus());
    await press(canvas.getByRole('button', { name: 'Keep mine, Your answers' }), '{Enter>}');
    await waitFor(() => expect(canvas.getByText(/^Draft saved at/)).toBeVisible());
    await waitFor(() => expect(canvas.getByDisplayValue('A stolen session.')).toBeVisible());
    await expect(submit).not.toHaveFocus();
    await fireEvent.keyUp(document.body, { key: 'Enter' });
    await expect(submit).toHaveFocus();
  },
);

export const SubmitFailed: Story = player(
  { [path]: drafted, 'POST /me/homeworks/4': refused.failed },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit homework' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('stopped answering');
  },
);

export const Pending: Story = player(
  { [path]: { ...homeworkFixture, status: 'pending', submissions: [pendingSubmissionFixture] } },
  async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Handed in. Your mentor will review it next.')).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: /Version 1/ }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Download topology.pdf' })).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Hand in a new version' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Submit again' })).toBeVisible());
  },
);

export const NeedsRevision: Story = player(
  {
    [path]: {
      ...homeworkFixture,
      status: 'needsRevision',
      submissions: [submissionFixture],
      feedbackMessage: submissionFixture.messages[0]?.message ?? null,
    },
  },
  shows('Your mentor asked for a revision.'),
);

export const Complete: Story = player(
  {
    [path]: {
      ...form,
      status: 'complete',
      submissions: [
        {
          ...submissionFixture,
          type: 'DIGITIZE',
          status: 'complete',
          items: filledItems,
          files: [],
        },
      ],
    },
  },
  async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText("Accepted. There's nothing left to do here.")).toBeVisible(),
    );
    await expect(canvas.getByDisplayValue('SMB')).toHaveAttribute('readonly');
  },
);

export const LongText: Story = narrow(
  player({
    [path]: {
      ...homeworkFixture,
      status: 'needsRevision',
      feedbackMessage: longText,
      task: { ...homeworkFixture.task, title: longText, brief: `<p>${longText}</p>` },
      submissions: [
        {
          ...submissionFixture,
          files: [{ ...submissionFixture.files[0], name: longText }],
          messages: submissionFixture.messages.map((one) => ({ ...one, message: longText })),
        },
      ],
    },
  }),
);

const without = withoutContent(player, path);
export const Loading: Story = without.Loading;
export const Empty: Story = player({}, shows('This lesson has no homework'));
export const Locked: Story = without.Locked;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
export const Offline: Story = without.Offline;

export const ByKeyboard: Story = player(
  {
    [path]: drafted,
    [draftPath]: { ...drafted.formDraft, version: 4 },
    'POST /me/homeworks/4': refused.failed,
  },
  async ({ canvas }) => {
    const answer = await canvas.findByRole('textbox', { name: 'What happened, in your words' });
    await tabTo(answer);
    await userEvent.keyboard(' Again.');
    await expect(answer).toHaveDisplayValue(/Again\.$/);
    await press(canvas.getByRole('button', { name: 'Submit homework' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('stopped answering');
  },
);
