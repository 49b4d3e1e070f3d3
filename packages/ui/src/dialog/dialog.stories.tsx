import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

const meta = { title: 'ui/Dialog' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Example({ size = 'sm' }: Pick<DialogProps, 'size'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        title="Report success"
        size={size}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={<Button onPress={() => setOpen(false)}>Done</Button>}
      >
        Tell us what you reached.
      </Dialog>
    </>
  );
}

export const OpensAndGivesFocusBack: Story = {
  render: () => <Example />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await screen.findByRole('dialog', { name: 'Report success' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};
export const Sheet: Story = {
  render: () => <Example size="sheet" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
