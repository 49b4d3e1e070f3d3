/// <reference types="@vitest/browser-playwright" />

import { MutationObserver } from '@tanstack/react-query';
import { contextUpdate, createQueryClient, UplinkProvider } from '@uplink/api-client/react';
import { createTestClient } from '@uplink/api-client/testing';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import '@uplink/ui/tokens.css';
import { contextFixture } from '../../shared/context.fixture.ts';
import { LevelUpDialog } from './level-up-dialog.tsx';

let root: Root | undefined;
afterEach(async () => {
  root?.unmount();
  await preferReducedMotion(false);
  delete document.documentElement.dataset.moves;
});

function preferReducedMotion(isReduced: boolean) {
  return cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: isReduced ? 'reduce' : 'no-preference' }],
  });
}

const anyDialog = page.getByRole('dialog');
const dialog = page.getByRole('dialog', { name: 'Level 8' });
const pause = () => new Promise((done) => setTimeout(done, 60));

/** The dialog beside a field, with points that can rise. */
async function setUp() {
  const queryClient = createQueryClient();
  const show = (totalXpPoints: number) =>
    queryClient.setQueryData(['/me/context'], {
      ...contextFixture,
      totalXpPoints,
      level: Math.floor(totalXpPoints / 1000),
    });
  show(7990);
  const risen = { ...contextFixture, totalXpPoints: 8010, level: 8 };
  const client = createTestClient({ 'GET /me/context': risen, 'PATCH /me/context': risen });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UplinkProvider client={client} queryClient={queryClient}>
      <input aria-label="Message" />
      <LevelUpDialog profileHref={(name) => `/profile/${name}`} />
    </UplinkProvider>,
  );
  await expect.element(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  const update = new MutationObserver(queryClient, contextUpdate(client));
  return { show, update };
}

test('a rise opens it once; more points in the same level do not', async () => {
  const { show } = await setUp();
  await expect.element(anyDialog).not.toBeInTheDocument();
  show(8010);
  await expect.element(dialog).toBeVisible();
  await page.getByRole('button', { name: 'Keep learning' }).click();
  await expect.element(anyDialog).not.toBeInTheDocument();
  show(8060);
  await pause();
  await expect.element(anyDialog).not.toBeInTheDocument();
});

test('a context update that comes back with a higher level opens it', async () => {
  const { update } = await setUp();
  await update.mutate({ finishedInvite: true });
  await expect.element(dialog).toBeVisible();
});

test('it waits until no one writes', async () => {
  const { show } = await setUp();
  await page.getByRole('textbox', { name: 'Message' }).fill('Wait');
  show(8010);
  await pause();
  await expect.element(anyDialog).not.toBeInTheDocument();
  (document.activeElement as HTMLElement).blur();
  await expect.element(dialog).toBeVisible();
});

test('the link is drawn in 200 ms, and stands at once where less motion is wished', async () => {
  document.documentElement.dataset.moves = '';
  const link = () => getComputedStyle(document.querySelector('.ul-levelup__link') as Element);
  const { show } = await setUp();
  show(8010);
  await expect.element(dialog).toBeVisible();
  expect(link().animationDuration).toBe('0.2s');
  await preferReducedMotion(true);
  expect(link().animationName).toBe('none');
});
