import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { maya, menu } from '../testing/maya.fixture.ts';
import { show } from '../testing/show.tsx';
import { Header } from './header.tsx';
import './shell.css';

beforeEach(() => page.viewport(1280, 800));

const answers = {
  'GET /me/context': { totalXpPoints: 7340, level: 7 },
  'GET /me/notifications': [],
};

function showHeader() {
  const on = { onMobileMenu: vi.fn(), onReport: vi.fn(), onSignOut: vi.fn() };
  show(<Header menu={menu} me={maya} isListOpen={false} onListOpenChange={() => {}} {...on} />, {
    answers,
  });
  return on;
}

test('success, points that lead home, the bell', async () => {
  const { onReport } = showHeader();
  await page.getByRole('button', { name: 'Report success' }).click();
  expect(onReport).toHaveBeenCalledOnce();
  const points = page.getByRole('link', { name: /7,340/ });
  await expect.element(points).toHaveAttribute('href', '/');
  await expect.element(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
});

test('the account menu holds what the menu says, and signing out last', async () => {
  const { onSignOut } = showHeader();
  await page.getByRole('button', { name: 'Account menu, Maya Okafor' }).click();
  const items = page.getByRole('menuitem');
  await expect.element(items.first()).toHaveTextContent('Profile');
  await expect.element(items.first()).toHaveAttribute('href', '/profile');
  await expect.element(items.last()).toHaveTextContent('Sign out');
  await userEvent.click(items.last());
  expect(onSignOut).toHaveBeenCalledOnce();
});

test('there is one language, and nothing to choose one by', async () => {
  showHeader();
  await expect.element(page.getByRole('banner')).toBeVisible();
  await expect.element(page.getByText(/language/i)).not.toBeInTheDocument();
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
});
