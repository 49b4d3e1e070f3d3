import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { configuration } from '../testing/maya.fixture.ts';
import { show } from '../testing/show.tsx';
import { Footer } from './footer.tsx';
import '@uplink/ui/helpers.css';

const answers = { 'GET /configuration': configuration };
const what = page.getByText(/network engineering and cybersecurity/);

test('support and social links, each in a tab of its own', async () => {
  show(<Footer variant="compact" isHidden={false} />, { answers });
  const link = (name: string) => page.getByRole('link', { name });
  await expect.element(link('Support')).toHaveAttribute('href', 'mailto:help@academy.example');
  await expect.element(link('LinkedIn')).toHaveAttribute('href', 'https://www.linkedin.com/');
  await expect.element(link('LinkedIn')).toHaveAttribute('target', '_blank');
  await expect.element(link('YouTube')).toBeVisible();
  await expect.element(what).not.toBeInTheDocument();
});

test('a full one says more, where there is room', async () => {
  await page.viewport(1280, 800);
  show(<Footer variant="full" isHidden={false} />, { answers });
  await expect.element(what).toBeVisible();
  await page.viewport(375, 700);
  await expect.element(what).not.toBeVisible();
});
