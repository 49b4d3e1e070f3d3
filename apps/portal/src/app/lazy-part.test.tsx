import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { ChunkLoadError } from './lazy-page.ts';
import { lazyPart, useLazyPart, useOpenPart } from './lazy-part.ts';

interface DialogProps {
  onClose: () => void;
}

function Dialog({ onClose }: DialogProps) {
  return (
    <button type="button" onClick={onClose}>
      Close
    </button>
  );
}

const gone = () => Promise.reject(new ChunkLoadError('gone'));
const unguarded = <Part,>(load: () => Promise<Part>) => load();

function Opener({ part }: { part: ReturnType<typeof lazyPart<typeof Dialog>> }) {
  const { Part, open, close } = useOpenPart(part);
  return (
    <>
      <button type="button" onClick={open}>
        Open
      </button>
      {Part && <Part onClose={close} />}
    </>
  );
}

function Panel({ part }: { part: ReturnType<typeof lazyPart<typeof Dialog>> }) {
  return <p>{useLazyPart(part).status}</p>;
}

const told = /^Part of this page could not be loaded/;
const button = (name: string) => page.getByRole('button', { name });

test('a dialog whose code does not come says so, and comes when it is asked for again', async () => {
  const load = vi.fn<() => Promise<typeof Dialog>>(gone);
  const { client } = show(<Opener part={lazyPart(load, unguarded)} />);
  const log = vi.spyOn(client, 'log').mockImplementation(() => {});
  await button('Open').click();
  await expect.poll(() => client.errors.getSnapshot()[0]?.message).toMatch(told);
  // Who looks for the fault needs its cause.
  expect(log).toHaveBeenCalledWith(expect.stringContaining('gone'));
  await expect.element(button('Close')).not.toBeInTheDocument();
  client.errors.closeAll();
  await button('Open').click();
  await expect.poll(() => client.errors.getSnapshot()).toHaveLength(1);
  load.mockResolvedValue(Dialog);
  await button('Open').click();
  await button('Close').click();
  await expect.element(button('Close')).not.toBeInTheDocument();
});

test('nothing is loaded before it is asked for, and once is enough', async () => {
  const load = vi.fn(async () => Dialog);
  show(<Opener part={lazyPart(load, unguarded)} />);
  await expect.element(button('Open')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  await button('Open').click();
  await button('Close').click();
  await button('Open').click();
  await expect.element(button('Close')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('a part of the page that is missing is no part that is still loading', async () => {
  show(<Panel part={lazyPart(gone, unguarded)} />);
  await expect.element(page.getByText('missing')).toBeVisible();
  show(<Panel part={lazyPart(() => new Promise<typeof Dialog>(() => {}), unguarded)} />);
  await expect.element(page.getByText('loading')).toBeVisible();
});
