import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { configuration, menu } from '../testing/maya.fixture.ts';
import { show } from '../testing/show.tsx';
import { Footer } from './footer.tsx';
import '@uplink/ui/helpers.css';

const answers = { 'GET /configuration': configuration };
const tagline = page.getByText(/The #1 Network Engineer Program/);
const explore = page.getByRole('navigation', { name: 'Explore' });
const link = (name: string) => page.getByRole('link', { name, exact: true });

test.each(['full', 'compact', 'special'] as const)(
  'a %s one has support and social links, each in a tab of its own',
  async (variant) => {
    show(<Footer variant={variant} menu={menu} isHidden={false} />, { answers });
    await expect.element(link('Support')).toHaveAttribute('href', 'mailto:help@academy.example');
    await expect.element(link('LinkedIn')).toHaveAttribute('href', 'https://www.linkedin.com/');
    await expect.element(link('LinkedIn')).toHaveAttribute('target', '_blank');
    await expect.element(link('YouTube')).toBeVisible();
  },
);

describe('a full one', () => {
  test.each([
    [1440, true],
    [1025, true],
    [1024, false],
    [390, false],
  ])('says more where there is room, at %d px: %s', async (width, isFull) => {
    await page.viewport(width, 800);
    show(<Footer variant="full" menu={menu} isHidden={false} />, { answers });
    await expect.element(link('Support')).toBeVisible();
    if (isFull) {
      await expect.element(tagline).toBeVisible();
      await expect.element(explore).toBeVisible();
    } else {
      await expect.element(tagline).not.toBeVisible();
      await expect.element(explore).not.toBeInTheDocument();
    }
  });

  test('leads where the menu does, but for what is closed', async () => {
    await page.viewport(1440, 800);
    show(<Footer variant="full" menu={menu} isHidden={false} />, { answers });
    await expect.element(explore).toBeVisible();
    await expect.element(explore.getByRole('link', { name: 'Inbox' })).toBeVisible();
    await expect.element(explore.getByRole('link', { name: 'Labs' })).not.toBeInTheDocument();
  });
});

test('a compact one stands by itself', async () => {
  await page.viewport(1440, 800);
  show(<Footer variant="compact" menu={menu} isHidden={false} />, { answers });
  await expect.element(link('Support')).toBeVisible();
  await expect.element(tagline).not.toBeInTheDocument();
  await expect.element(explore).not.toBeInTheDocument();
});
