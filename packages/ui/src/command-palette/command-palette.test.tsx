import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
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

/** The field points at what Enter chooses, a moment after the letters. */
const isOnlyChoice = () =>
  waitFor(() =>
    expect(screen.getByRole('searchbox')).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('menuitem').id,
    ),
  );

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
  await isOnlyChoice();
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

test('opened again while it still closes it begins again', async () => {
  // Long enough to be caught at it.
  const slow = document.head.appendChild(document.createElement('style'));
  slow.textContent =
    '@keyframes out { to { opacity: 0; } } .ul-scrim[data-exiting] { animation: out 5s; }';
  document.documentElement.dataset.moves = '';
  onTestFinished(() => {
    slow.remove();
    delete document.documentElement.dataset.moves;
  });
  render(<Page onAction={vi.fn()} />);
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  await userEvent.keyboard('catal');
  await isOnlyChoice();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.querySelector('.ul-scrim[data-exiting]')).not.toBeNull());
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  expect(screen.getAllByRole('menuitem')).toHaveLength(3);
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
});
