import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/index.ts';
import { Menu } from './menu.tsx';

afterEach(cleanup);

function show() {
  const onAction = vi.fn();
  render(
    <Menu
      aria-label="Account"
      trigger={<Button>Account</Button>}
      onAction={onAction}
      groups={[
        [
          { id: 'profile', label: 'Profile' },
          { id: 'billing', label: 'Billing', isDisabled: true },
          { id: 'security', label: 'Security' },
        ],
        [{ id: 'out', label: 'Sign out' }],
      ]}
    />,
  );
  return onAction;
}
const item = (name: string) => screen.getByRole('menuitem', { name });

test('arrows pass over what is off, letters jump, Enter acts and focus returns', async () => {
  const onAction = show();
  await userEvent.keyboard('{Tab}{Enter}');
  await waitFor(() => expect(item('Profile')).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Security')).toHaveFocus();
  await userEvent.keyboard('si');
  expect(item('Sign out')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onAction).toHaveBeenCalledWith('out');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus());
});

test('Escape closes without an action', async () => {
  const onAction = show();
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(onAction).not.toHaveBeenCalled();
});
