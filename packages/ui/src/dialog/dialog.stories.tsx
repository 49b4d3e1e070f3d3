import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { dark } from '../testing/story-states.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

const meta = { title: 'ui/Dialog' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Example({
  size = 'sm',
  children = 'Tell us what you reached.',
}: Partial<Pick<DialogProps, 'size' | 'children'>>) {
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
        {children}
      </Dialog>
    </>
  );
}

export const OpensAndGivesFocusBack: Story = {
  render: () => <Example />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report success' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};
const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('heading', { level: 2 });
  await waitFor(() => expect(dialog).toBeVisible());
};
export const Medium: Story = { render: () => <Example size="md" />, play: open };
export const Sheet: Story = { render: () => <Example size="sheet" />, play: open };
export const Dark: Story = { render: () => <Example />, play: open, ...dark };
export const Stays: Story = {
  render: () => (
    <Dialog
      role="alertdialog"
      title="Your session has ended"
      isOpen
      footer={<Button variant="primary">Sign in</Button>}
    >
      It stays until its reason is gone.
    </Dialog>
  ),
  play: async () => {
    await userEvent.keyboard('{Escape}');
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const LongActionsNarrow: Story = {
  render: () => (
    <Dialog
      role="alertdialog"
      title="Your session has ended"
      isOpen
      footer={
        <>
          <Button>Sign in on this page</Button>
          <Button variant="primary">Open the window again</Button>
        </>
      }
    >
      Sign in again.
    </Dialog>
  ),
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const modal = (await screen.findByRole('alertdialog')).getBoundingClientRect();
    for (const button of screen.getAllByRole('button')) {
      const { left, right } = button.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(modal.left);
      await expect(right).toBeLessThanOrEqual(modal.right);
    }
  },
};
export const RightToLeft: Story = {
  render: () => <Example size="sheet" />,
  play: open,
  globals: { direction: 'rtl' },
};
const long = <p>{'A text that goes on for longer than a phone is high. '.repeat(40)}</p>;
export const LongTextNarrow: Story = {
  render: () => <Example>{long}</Example>,
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await open(context);
    const done = screen.getByRole('button', { name: 'Done' });
    await waitFor(() => expect(done.getBoundingClientRect().bottom).toBeLessThanOrEqual(568));
  },
};

function Deletion({
  isPending = false,
  errorMessage,
}: Partial<Pick<ConfirmDialogProps, 'isPending' | 'errorMessage'>>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <ConfirmDialog
        title="Delete VLAN Foundations?"
        confirmLabel="Delete product"
        cancelLabel="Keep it"
        isDanger
        isPending={isPending}
        errorMessage={errorMessage}
        proof={{ label: 'Type the product name to confirm', text: 'VLAN Foundations' }}
        isOpen={isOpen}
        onConfirm={() => setOpen(false)}
        onClose={() => setOpen(false)}
      >
        Its 4 sections and 31 lessons go with it. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}

export const AsksForTheName: Story = {
  render: () => <Deletion />,
  play: async (context) => {
    await open(context);
    const confirm = screen.getByRole('button', { name: 'Delete product' });
    await expect(confirm).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox'), 'VLAN Foundations');
    await expect(confirm).toBeEnabled();
  },
};
export const BeingDone: Story = { render: () => <Deletion isPending />, play: open };
export const NotDone: Story = {
  render: () => <Deletion errorMessage="Two learners have it. Hide it instead." />,
  play: async (context) => {
    await open(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent(/Two learners have it/);
  },
};
