import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  press,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LessonNotes, type LessonNotesProps } from './lesson-notes.tsx';
import { noteFixture, notesPage, otherNote, storeNote } from './notes.fixture.ts';

const path = 'GET /me/notes';
const one = `/me/notes/${noteFixture.id}`;
const both = { [path]: notesPage(otherNote, noteFixture) };
const onSeek = fn();

const panel = (answers: TestAnswers, play?: Play, props: Partial<LessonNotesProps> = {}) =>
  stage(
    () => <LessonNotes lessonId={1} secondNow={() => 24.7} onSeek={onSeek} {...props} />,
    answers,
    play,
  );

const meta = { title: 'learner/LessonNotes' } satisfies Meta;
export default meta;

export const Ready: Story = panel(both, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Go to 01:02' }));
  await expect(onSeek).toHaveBeenLastCalledWith(62);
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Download PDF' })).toBeVisible());
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(
  panel({ [path]: notesPage({ ...noteFixture, text: longText.repeat(4) }) }),
);

export const NoteTaken: Story = panel(
  { ...both, 'POST /me/notes': storeNote },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New note' }));
    const box = canvas.getByRole('textbox', { name: 'Note at 00:24' });
    await expect(box).toHaveFocus();
    await userEvent.type(box, 'Both claim to be master.');
    await waitFor(() => expect(canvas.getByText(/Draft saved at/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.getByText('Both claim to be master.')).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Edit note at 00:24' })).toHaveFocus(),
    );
  },
);

export const EmptyNote: Story = panel({ [path]: notesPage() }, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'New note' }));
  await userEvent.type(canvas.getByRole('textbox'), '  {Escape}');
  await waitFor(() => expect(canvas.getByText('No notes yet')).toBeVisible());
});

export const NoteRequested: Story = panel(
  { [path]: notesPage() },
  async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Note at 00:31' })).toBeVisible(),
    );
  },
  { asked: { at: 31, onBegun: fn() } },
);

export const NotSaved: Story = panel(
  { ...both, [`PATCH ${one}`]: refused.offline },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit note at 01:02' }));
    await userEvent.type(canvas.getByRole('textbox'), ' And the timers.');
    await waitFor(() => expect(canvas.getByText(/are kept here/)).toBeVisible());
  },
);

export const ChangedElsewhere: Story = panel(
  {
    ...both,
    [`PATCH ${one}`]: refused.conflict,
    [`GET ${one}`]: { ...noteFixture, text: 'Written on the phone.', version: 5 },
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit note at 01:02' }));
    await userEvent.type(canvas.getByRole('textbox'), ' Here.');
    await userEvent.click(await canvas.findByRole('button', { name: /Take theirs/ }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Written on the phone.');
  },
);

const askedToDelete: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete note at 01:02' }));
  const dialog = await within(document.body).findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete note' }));
};

export const Deleted: Story = panel({ ...both, [`DELETE ${one}`]: null }, async (context) => {
  await askedToDelete(context);
  await waitFor(() => expect(context.canvas.queryByText(/MTU!/)).toBeNull());
});

const onUndoable = fn<NonNullable<LessonNotesProps['onUndoable']>>();
let stored = [otherNote, noteFixture];
export const DeletedAndRestored: Story = panel(
  {
    [path]: () => Response.json(notesPage(...stored)),
    [`DELETE ${one}`]: () => {
      stored = [otherNote];
      return new Response(null, { status: 204 });
    },
    'POST /me/notes': storeNote,
  },
  async ({ canvas }) => {
    stored = [otherNote, noteFixture];
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete note at 01:02' }));
    await waitFor(() => expect(onUndoable).toHaveBeenCalledOnce());
    await expect(canvas.queryByText(/MTU!/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'New note' })).toHaveFocus();
    onUndoable.mock.lastCall?.[0].onUndo();
    await waitFor(() => expect(canvas.getByText(/MTU!/)).toBeVisible());
    await waitFor(() => expect(canvas.queryByText(/Not saved|Saving/)).toBeNull());
  },
  { onUndoable },
);

export const NotDeleted: Story = panel(
  { ...both, [`DELETE ${one}`]: refused.failed },
  async (context) => {
    await askedToDelete(context);
    await waitFor(() => expect(context.canvas.getByText(/could not be deleted/)).toBeVisible());
    await waitFor(() => expect(context.canvas.getByText(/MTU!/)).toBeVisible());
  },
);

export const WithoutVideo: Story = panel(
  both,
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/MTU!/)).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /Go to/ })).toBeNull();
  },
  { onSeek: undefined },
);
export const Loading: Story = panel({ [path]: refused.loading });
export const Empty: Story = panel({ [path]: notesPage() }, shows('No notes yet'));
export const Locked: Story = panel({ [path]: refused.locked }, shows('Not open yet'));
export const Forbidden: Story = panel({ [path]: refused.forbidden }, shows('You cannot open this'));
export const Failed: Story = panel(
  { [path]: refused.failed },
  shows('This part could not be loaded'),
);
export const NotDownloaded: Story = panel(
  { ...both, 'GET /me/notes/pdf': refused.failed },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(canvas.getByText(/could not be downloaded/)).toBeVisible());
  },
);

export const ByKeyboard: Story = panel(
  { ...both, 'POST /me/notes': storeNote },
  async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: 'New note' }));
    await expect(canvas.getByRole('textbox', { name: 'Note at 00:24' })).toHaveFocus();
    await userEvent.keyboard('Both claim to be master.');
    await press(canvas.getByRole('button', { name: 'Done' }));
    const edit = await canvas.findByRole('button', { name: 'Edit note at 00:24' });
    await waitFor(() => expect(edit).toHaveFocus());
    await press(canvas.getByRole('button', { name: 'Go to 01:02' }));
    await expect(onSeek).toHaveBeenLastCalledWith(62);
  },
);
export const Offline: Story = panel(
  { [path]: refused.offline },
  shows('This part could not be loaded'),
);
