import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/index.ts';
import { Popover } from './popover.tsx';

afterEach(cleanup);

test('opens by keyboard, holds focus and gives it back on Escape', async () => {
  render(
    <Popover trigger={<Button>Filter</Button>} title="Filter courses">
      <Button>Apply</Button>
    </Popover>,
  );
  await userEvent.keyboard('{Tab}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Filter courses' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus());
});
