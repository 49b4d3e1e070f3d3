import type { Meta } from '@storybook/react-vite';
import { TextField } from '@uplink/ui/field';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { dark, type Play, parameters, type Story } from '../testing/stage.tsx';
import { Confirm } from './confirm.tsx';
import { FormDialog } from './form-dialog.view.tsx';

const meta = { title: 'kit/Dialogs', parameters } satisfies Meta;
export default meta;

const onConfirm = fn();
const onSave = fn();
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

const form = (error: string | undefined, play: Play): Story => ({
  render: () => (
    <FormDialog
      title="New playlist"
      action="Create"
      error={error}
      isSaving={false}
      onSave={onSave}
      onClose={() => {}}
    >
      <TextField label="Title" defaultValue="Evenings" />
    </FormDialog>
  ),
  play,
});

export const Fields: Story = form(undefined, async () => {
  await named('New playlist');
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), '{Enter}');
  await expect(onSave).toHaveBeenCalled();
});
export const FieldsDark: Story = dark(Fields);
export const Refused: Story = form('You already have a playlist with this title.', async () => {
  await named('New playlist');
  await expect(screen.getByRole('alert')).toBeVisible();
});
