import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { menu } from '../testing/maya.fixture.ts';
import { show } from '../testing/show.tsx';
import { PlaceContext } from './place.ts';
import { SideNavigation } from './side-navigation.tsx';
import './shell.css';

beforeEach(() => page.viewport(1280, 800));

const link = (name: string | RegExp) => page.getByRole('link', { name });

test('two groups in their order, with the logo above', async () => {
  show(<SideNavigation menu={menu} />);
  await expect.element(link('Home')).toHaveAttribute('aria-current', 'page');
  expect(
    page
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Uplink Academy', 'Home', 'Labs', 'Tools', 'Homeworks2', 'Inbox', 'Support']);
  await expect
    .element(
      page.getByRole('group', { name: 'Your work' }).getByRole('link', { name: /^Homeworks/ }),
    )
    .toBeVisible();
});

test('a page marks the item it lies under, whatever its address says', async () => {
  const place = { path: '/inbox/homework/9', setPath: () => {} };
  show(
    <PlaceContext value={place}>
      <SideNavigation menu={menu} />
    </PlaceContext>,
    { path: '/homeworks/4/submissions/9' },
  );
  await expect.element(link('Inbox')).toHaveAttribute('aria-current', 'page');
  await expect.element(link(/^Homeworks/)).not.toHaveAttribute('aria-current');
});

test.each([
  ['/admin/users/7', 'Users', 'Admin'],
  ['/inbox/homework/9', 'Inbox', 'Applications'],
  ['/inbox/applications', 'Applications', 'Inbox'],
])('at %s the lowest way that leads there is marked: %s', async (path, here, elsewhere) => {
  const item = (text: string, href: string) => ({ text, icon: 'users', link: href });
  const top = [
    ...[item('Admin', '/admin'), item('Users', '/admin/users')],
    ...[item('Inbox', '/inbox'), item('Applications', '/inbox/applications')],
  ];
  show(<SideNavigation menu={{ ...menu, nav: { top, bottom: [] } }} />, { path });
  await expect.element(link(here)).toHaveAttribute('aria-current', 'page');
  await expect.element(link(elsewhere)).not.toHaveAttribute('aria-current');
});
