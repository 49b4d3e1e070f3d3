import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { maya, menu } from '../testing/maya.fixture.ts';
import { show } from '../testing/show.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import './shell.css';

function open() {
  const on = { onClose: vi.fn(), onReport: vi.fn(), onSignOut: vi.fn() };
  show(<MobileMenu menu={menu} name={maya.firstName} context={undefined} {...on} />);
  return on;
}
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('the view of the menu comes first, under a logo that leads where the menu says', async () => {
  await page.viewport(375, 700);
  open();
  await expect.element(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  const logo = page.getByRole('link', { name: 'Uplink Academy, home' });
  await expect.element(logo).toHaveAttribute('href', menu.logo.link);
});

test('the view of the user has what the header has no room for', async () => {
  await page.viewport(375, 700);
  const { onReport, onSignOut, onClose } = open();
  await expect.element(button('Menu')).toHaveAttribute('aria-pressed', 'true');
  await button('My account').click();
  await expect.element(page.getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Home' })).not.toBeInTheDocument();
  await button('Report success').click();
  expect(onReport).toHaveBeenCalledOnce();
  await button('Sign out').click();
  expect(onSignOut).toHaveBeenCalledOnce();
  await button('Close menu').click();
  expect(onClose).toHaveBeenCalledOnce();
});
