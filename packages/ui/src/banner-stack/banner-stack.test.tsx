import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../tokens.css';
import { Dialog } from '../dialog/index.ts';
import { BannerStack } from './banner-stack.tsx';

afterEach(cleanup);

function Page({ count = 2, isDialogOpen = false }) {
  const [banners, setBanners] = useState(
    Array.from({ length: count }, (_, id) => ({ id, message: `Error ${id}` })),
  );
  return (
    <>
      <button type="button">Save</button>
      <BannerStack
        banners={banners}
        onClose={(closed) => setBanners(banners.filter(({ id }) => id !== closed))}
        onCloseAll={() => setBanners([])}
      />
      <Dialog title="Open" isOpen={isDialogOpen} onClose={() => {}}>
        Text
      </Dialog>
    </>
  );
}

test('closing by keyboard passes focus to the next banner and, after the last, back', async () => {
  render(<Page />);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close: Error 1' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('three and more can be closed together', async () => {
  render(<Page count={3} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close all 3' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an error above a dialog is heard and can be closed', async () => {
  render(<Page count={1} isDialogOpen />);
  await userEvent.click(screen.getByRole('button', { name: 'Close: Error 0' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Open' })).toBeInTheDocument();
});
