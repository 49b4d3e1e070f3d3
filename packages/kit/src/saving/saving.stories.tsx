import type { Meta } from '@storybook/react-vite';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { dark, narrow, rightToLeft, type Story, shows } from '../testing/stage.tsx';
import { ConflictChoice } from './conflict-choice.tsx';
import { SaveSign } from './save-sign.tsx';
import type { Saving } from './use-save-queue.ts';

const meta = { title: 'kit/Saving' } satisfies Meta;
export default meta;

const conflict = { id: '3', label: 'Question 3', mine: ['Full'], theirs: ['2-Way', 'Init'] };
const onResolve = fn();
const sign = (state: Saving['state'], text: RegExp): Story => ({
  render: () => (
    <SaveSign
      saving={{
        noun: 'Answers',
        state,
        savedAt: '2026-03-12T21:14:00.000Z',
        message: 'The academy does not answer.',
        onRetry: () => {},
        conflicts: state === 'conflict' ? [conflict] : [],
        onResolve,
      }}
    />
  ),
  play: shows(text),
});

export const Saved: Story = sign('saved', /^Draft saved at/);
export const Offline: Story = sign('offline', /^You are offline/);
export const Failed: Story = sign('failed', /^Not saved/);
export const Conflict: Story = sign('conflict', /^This was changed in another tab/);
export const ConflictDark: Story = dark(Conflict);
export const ConflictRightToLeft: Story = rightToLeft(Conflict);
export const ConflictNarrow: Story = narrow(Conflict);

export const OneChoice: Story = {
  render: () => <ConflictChoice conflict={conflict} onResolve={onResolve} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine, Question 3' }));
    await expect(onResolve).toHaveBeenCalledWith('mine');
  },
};

function ConflictInDialog() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog title="Question" isOpen onClose={() => {}} footer={<Button>Send</Button>}>
      {isOpen && <ConflictChoice conflict={conflict} onResolve={() => setOpen(false)} />}
      <button type="button" hidden>
        Not shown
      </button>
    </Dialog>
  );
}
/** The focus moves to the next control that can be seen, also where it was lost to the dialog. */
export const ChosenInDialog: Story = {
  render: () => <ConflictInDialog />,
  play: async () => {
    (await screen.findByRole('button', { name: 'Keep mine, Question 3' })).focus();
    await userEvent.keyboard('{Enter>}');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await fireEvent.keyUp(document.body, { key: 'Enter' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus());
  },
};
