import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CommandPalette } from './command-palette.tsx';
import { useCommandShortcut } from './use-command-shortcut.ts';

afterEach(cleanup);

const groups = [
  {
    id: 'go',
    title: 'Go to',
    commands: [
      { id: 'home', label: 'Home' },
      { id: 'courses', label: 'Courses', keywords: 'catalogue' },
    ],
  },
  { id: 'do', title: 'Do', commands: [{ id: 'out', label: 'Sign out' }] },
];

function Page({ onAction }: { onAction: (id: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  useCommandShortcut(useCallback(() => setOpen(true), []));
  return (
    <>
      <label>
        Note <input />
      </label>
      <CommandPalette
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        groups={groups}
        recentIds={['out']}
        onAction={onAction}
      />
    </>
  );
}

const isGone = () => waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());

test.each(['Control', 'Meta'])(
  '%s+K opens it from a field, Escape gives focus back',
  async (key) => {
    render(<Page onAction={vi.fn()} />);
    screen.getByRole('textbox', { name: 'Note' }).focus();
    await userEvent.keyboard(`{${key}>}k{/${key}}`);
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus());
  },
);

test('letters find, Enter chooses the first, arrows go on', async () => {
  const onAction = vi.fn();
  render(<Page onAction={onAction} />);
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Sign out',
    'Home',
    'Courses',
  ]);
  await userEvent.keyboard('catal');
  await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1));
  await userEvent.keyboard('{Enter}');
  expect(onAction).toHaveBeenCalledExactlyOnceWith('courses');
  await isGone();
});

test('what fits nothing says so', async () => {
  render(<Page onAction={vi.fn()} />);
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  await userEvent.keyboard('xyz');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
});
