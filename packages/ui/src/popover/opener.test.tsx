import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Menu } from '../menu/index.ts';
import { render, screen } from '../testing/render.ts';

/** The dialog comes once the menu is gone and before the next frame, as one that had to be loaded can. */
function DialogOfMenu() {
  const [isOpen, setOpen] = useState(false);
  const openOnceMenuIsGone = () => {
    const menu = screen.getByRole('menu');
    const watch = new MutationObserver(() => {
      if (menu.isConnected) return;
      watch.disconnect();
      flushSync(() => setOpen(true));
    });
    watch.observe(document.body, { childList: true, subtree: true });
  };
  return (
    <>
      <Menu
        aria-label="Actions"
        trigger={<Button>Actions</Button>}
        groups={[[{ id: 'delete', label: 'Delete' }]]}
        onAction={openOnceMenuIsGone}
      />
      <Dialog title="Delete it?" isOpen={isOpen} onClose={() => setOpen(false)}>
        It cannot be undone.
      </Dialog>
    </>
  );
}

test("the focus goes back to the menu's button after a dialog that came late", async () => {
  render(<DialogOfMenu />);
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await screen.findByRole('dialog', { name: 'Delete it?' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus());
});
