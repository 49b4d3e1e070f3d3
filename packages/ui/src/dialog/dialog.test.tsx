import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/index.ts';
import { render, screen } from '../testing/render.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

test('Tab stays inside and Escape closes', async () => {
  const onClose = vi.fn();
  render(
    <>
      <Button>Outside</Button>
      <Dialog title="Report" isOpen onClose={onClose} footer={<Button>Done</Button>}>
        Text
      </Dialog>
    </>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Report' });
  for (let press = 0; press < 4; press += 1) {
    await userEvent.keyboard('{Tab}');
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('without a way to close it neither Escape nor a press beside it does', async () => {
  render(
    <Dialog title="Sign in again" isOpen footer={<Button>Sign in</Button>}>
      Text
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Sign in again' });
  await userEvent.keyboard('{Escape}');
  document.querySelector<HTMLElement>('.ul-scrim')?.click();
  expect(dialog).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

function ask(proof?: { label: string; text: string }) {
  const [onConfirm, onClose] = [vi.fn(), vi.fn()];
  render(
    <ConfirmDialog
      title="Delete it?"
      confirmLabel="Delete"
      isOpen
      onConfirm={onConfirm}
      onClose={onClose}
      {...(proof && { proof })}
    >
      It cannot be undone.
    </ConfirmDialog>,
  );
  return { onConfirm, onClose };
}

test('a dangerous question puts focus on the way back', async () => {
  const { onConfirm, onClose } = ask();
  expect(screen.getByRole('alertdialog', { name: 'Delete it?' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('the name has to be typed before anything can be confirmed', async () => {
  const { onConfirm } = ask({ label: 'Type the name', text: 'VLAN' });
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await userEvent.keyboard('VLAN{Tab}{Tab}{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
});

test.each([
  [1200, 600],
  [1600, 760],
  [390, 358],
])('the half size on a page of %d px is %d px wide', async (width, expected) => {
  await page.viewport(width, 800);
  render(
    <Dialog title="Feedback" size="half" isOpen onClose={() => {}}>
      Text
    </Dialog>,
  );
  const modal = screen.getByRole('dialog').closest('.ul-modal');
  expect(modal && getComputedStyle(modal).width).toBe(`${expected}px`);
});
