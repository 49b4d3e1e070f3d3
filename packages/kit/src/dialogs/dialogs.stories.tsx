import type { Meta } from '@storybook/react-vite';
import { required } from '@uplink/api-client/domain';
import { TextField } from '@uplink/ui/field';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useForm } from '../forms/use-form.ts';
import { dark, parameters, rightToLeft, type Story, stage } from '../testing/stage.tsx';
import { Confirm } from './confirm.tsx';
import { FormDialog } from './form-dialog.view.tsx';

const meta = { title: 'kit/Dialogs', parameters } satisfies Meta;
export default meta;

const onConfirm = fn();
const onSave = fn(async () => {});
const named = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Question: Story = {
  render: () => (
    <Confirm
      title="Delete this note?"
      confirmLabel="Delete note"
      isOpen
      onConfirm={onConfirm}
      onClose={() => {}}
    >
      It cannot be brought back.
    </Confirm>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete note' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
  },
};

function NewPlaylist({ send = onSave }: { send?: () => Promise<void> }) {
  const form = useForm({ stored: { title: 'Evenings' }, rules: { title: [required] }, send });
  return (
    <FormDialog title="New playlist" action="Create" form={form} onClose={() => {}}>
      <TextField label="Title" {...form.field('title')} />
    </FormDialog>
  );
}
const title = () => screen.getByRole('textbox', { name: 'Title' });

export const Fields: Story = stage(
  () => <NewPlaylist />,
  {},
  async () => {
    await named('New playlist');
    await userEvent.type(title(), '{Enter}');
    await waitFor(() => expect(onSave).toHaveBeenCalled());
  },
);
export const FieldsDark: Story = dark(Fields);
export const FieldsRightToLeft: Story = rightToLeft(Fields);

/** The button of an invalid dialog leads to its first fault. */
export const Faulty: Story = stage(
  () => <NewPlaylist />,
  {},
  async () => {
    await named('New playlist');
    await userEvent.clear(title());
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(title()).toHaveFocus());
    await expect(title()).toHaveAccessibleDescription('This field is Required');
  },
);

const refuse = () => Promise.reject(new Error('You already have a playlist with this title.'));
export const Refused: Story = stage(
  () => <NewPlaylist send={refuse} />,
  {},
  async () => {
    await named('New playlist');
    await userEvent.type(title(), '{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  },
);
