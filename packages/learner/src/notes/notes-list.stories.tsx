import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  lesson,
  longText,
  narrow,
  type Play,
  paging,
  product,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { noteFixture, notesPage, otherNote } from './notes.fixture.ts';
import { NotesList, type NotesListProps } from './notes-list.tsx';

const path = 'GET /me/notes';
const onPageChange = fn();
const onProductChange = fn();
const written = {
  ...otherNote,
  id: 'c5a7a1de-9d4b-4a61-8a3f-5d8f4b3c2a10',
  hasVideo: false,
  lesson: { ...lesson, id: 8, name: 'The tag', product: { ...product, id: 9, name: 'VLANs' } },
};
const answers = {
  [path]: { ...notesPage(otherNote, noteFixture, written), paging: paging(45) },
  'GET /me/notes/products': ['OSPF in Practice', 'VLANs'],
};

const list = (from: TestAnswers, play?: Play, props: Partial<NotesListProps> = {}) =>
  stage(
    () => (
      <NotesList
        page={0}
        onPageChange={onPageChange}
        onProductChange={onProductChange}
        {...props}
      />
    ),
    from,
    play,
  );

const meta = { title: 'learner/NotesList' } satisfies Meta;
export default meta;

export const Ready: Story = list(answers, async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'Go to 01:02' });
  await expect(link).toHaveAttribute('href', expect.stringContaining('?nav=notes&position=62'));
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Open the lesson' })).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'VLANs' }));
  await expect(onProductChange).toHaveBeenLastCalledWith('VLANs');
  await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
  await expect(onPageChange).toHaveBeenLastCalledWith(1);
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(
  list({
    ...answers,
    [path]: notesPage({ ...noteFixture, text: longText, lesson: { ...lesson, name: longText } }),
  }),
);
export const OneProduct: Story = list(
  answers,
  async ({ canvas }) => {
    const chosen = await canvas.findByRole('button', { name: 'OSPF in Practice', pressed: true });
    await waitFor(() => expect(chosen).toBeVisible());
  },
  { product: 'OSPF in Practice' },
);
export const Loading: Story = list({ [path]: refused.loading });
export const Empty: Story = list({ [path]: notesPage() }, shows('No notes yet'));
export const EmptyProduct: Story = list(
  { ...answers, [path]: notesPage() },
  shows('No notes in VLANs'),
  { product: 'VLANs' },
);
export const Locked: Story = list({ [path]: refused.locked }, shows('Not open yet'));
export const Forbidden: Story = list({ [path]: refused.forbidden }, shows('You cannot open this'));
export const Failed: Story = list(
  { [path]: refused.failed },
  shows('This part could not be loaded'),
);
export const Offline: Story = list(
  { [path]: refused.offline },
  shows('This part could not be loaded'),
);
