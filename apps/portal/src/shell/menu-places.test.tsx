import type { Schema } from '@uplink/api-client';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { maya, menu as plainMenu } from '../testing/maya.fixture.ts';
import { show } from '../testing/show.tsx';
import { Header } from './header.tsx';
import { HomeTabs } from './home-tabs.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SideNavigation } from './side-navigation.tsx';
import '@uplink/ui/helpers.css';
import './shell.css';

const items: Schema<'MenuItem'>[] = [
  { text: 'Plain', icon: 'house', link: '/plain', count: 3 },
  { text: 'Off', icon: 'flask', link: '/off', disabled: true, isTargetBlank: true },
  { text: 'Outside', icon: 'share', link: 'https://forum.example/', isTargetBlank: true },
  { text: 'Wide only', icon: 'hammer', link: '/wide', hideMobile: true },
  {
    text: 'Group',
    icon: 'folder',
    link: '/under',
    subItems: [
      { text: 'Under', icon: 'award', link: '/under' },
      { text: 'Under wide', icon: 'list', link: '/under-wide', hideMobile: true },
    ],
  },
  {
    text: 'Group off',
    icon: 'folder',
    link: '/under-off',
    disabled: true,
    subItems: [{ text: 'Under off', icon: 'award', link: '/under-off' }],
  },
];

type Part = 'top' | 'bottom' | 'avatar' | 'tabs';

/** The menu with these items in one of its places, and nothing in the others. */
function menuWith(part: Part): Schema<'Menu'> {
  const at = (name: Part) => (name === part ? items : []);
  return {
    ...plainMenu,
    nav: { top: at('top'), bottom: at('bottom') },
    header: { avatar: at('avatar') },
    dashboard: { tabs: at('tabs') },
  };
}

interface Place {
  name: string;
  part: Part;
  draw: (menu: Schema<'Menu'>) => ReactNode;
  /** What is pressed until the items are seen. */
  opener?: string;
  /** What they are there. @default link */
  role?: 'link' | 'menuitem';
  /** A press opens what lies under an item. */
  opensGroups?: boolean;
  /** Where it is drawn at all. @default at both */
  only?: 'wide' | 'small';
}

const none = () => {};

function header(menu: Schema<'Menu'>) {
  const on = { onListOpenChange: none, onMobileMenu: none, onReport: none, onSignOut: none };
  return <Header menu={menu} me={maya} isListOpen={false} {...on} />;
}

function slideIn(menu: Schema<'Menu'>) {
  const on = { onClose: none, onReport: none, onSignOut: none };
  return <MobileMenu menu={menu} name="Maya Okafor" context={undefined} {...on} />;
}

const navigation = (menu: Schema<'Menu'>) => <SideNavigation menu={menu} />;
const account = { opener: 'Account menu, Maya Okafor', role: 'menuitem' } as const;

const places: Place[] = [
  { name: 'the top of the navigation', part: 'top', draw: navigation, only: 'wide' },
  { name: 'the foot of the navigation', part: 'bottom', draw: navigation, only: 'wide' },
  { name: 'the top of the slide-in menu', part: 'top', draw: slideIn, only: 'small' },
  { name: 'the foot of the slide-in menu', part: 'bottom', draw: slideIn, only: 'small' },
  { name: 'the account menu', part: 'avatar', draw: header, ...account },
  {
    name: 'the user’s view of the slide-in menu',
    part: 'avatar',
    draw: slideIn,
    opener: 'My account',
    only: 'small',
  },
  {
    name: 'the tabs of home',
    part: 'tabs',
    draw: () => <HomeTabs current="/plain" />,
    opensGroups: true,
  },
];

async function open({ draw, part, opener }: Place) {
  const menu = menuWith(part);
  show(draw(menu), {
    answers: {
      'GET /me/menu': menu,
      'GET /me/context': { totalXpPoints: 7340, level: 7 },
      'GET /me/notifications': [],
    },
  });
  if (opener) await page.getByRole('button', { name: opener }).click();
}

const look = (name: string) => ({ name, exact: true });

describe.each(places)('an item of the menu in $name', (place) => {
  const item = (name: string | RegExp, role = place.role ?? 'link') =>
    page.getByRole(role, typeof name === 'string' ? look(name) : { name });

  beforeEach(async () => {
    await page.viewport(place.only === 'small' ? 375 : 1280, 800);
    await open(place);
  });

  test('has its text, its icon, its figure and its address', async () => {
    const plain = item(/^Plain/);
    await expect.element(plain).toHaveAttribute('href', '/plain');
    await expect.element(plain).toHaveTextContent('Plain3');
    expect(plain.element().querySelector('svg.lucide-house')).not.toBeNull();
    await expect.element(plain).not.toHaveAttribute('target');
  });

  test('leads nowhere when it is disabled', async () => {
    await expect.element(item('Off')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(item('Off')).not.toHaveAttribute('href');
  });

  test('opens a tab of its own where the menu says so', async () => {
    await expect.element(item('Outside')).toHaveAttribute('target', '_blank');
    await expect.element(item('Outside')).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('holds what lies under it, as far as it is not disabled itself', async () => {
    const role = place.opensGroups ? 'menuitem' : (place.role ?? 'link');
    if (place.opensGroups) {
      await expect.element(page.getByRole('button', look('Group off'))).toBeDisabled();
      await page.getByRole('button', look('Group')).click();
    } else {
      const under = page.getByRole('group', look('Group')).getByRole(role, look('Under'));
      await expect.element(under).toBeVisible();
      await expect.element(item('Under off')).not.toHaveAttribute('href');
    }
    await expect.element(item('Under', role)).toHaveAttribute('href', '/under');
  });

  test('is left out on small screens where the menu says so, alone and in a group', async () => {
    const seen = () =>
      page
        .getByText(/wide/i)
        .elements()
        .filter((one) => one.checkVisibility())
        .map(({ textContent }) => textContent);
    const groups = place.opensGroups ? [] : ['Under wide'];
    if (place.only !== 'small') await expect.poll(seen).toEqual(['Wide only', ...groups]);
    if (place.only === 'wide') return;
    await page.viewport(375, 800);
    await expect.poll(seen).toEqual([]);
    if (!place.opensGroups) return;
    await page.getByRole('button', look('Group')).click();
    await expect.element(item('Under', 'menuitem')).toBeVisible();
    expect(seen()).toEqual([]);
  });
});

test('the logo has the menu’s colour, class, picture and address', async () => {
  const logo = { iconColor: 'success', iconClass: 'partner', link: '/programs', image: null };
  show(<Logo logo={logo} />);
  const link = page.getByRole('link', { name: 'Uplink Academy, home' });
  await expect.element(link).toHaveAttribute('href', '/programs');
  const mark = link.element().querySelector<HTMLElement>('.ul-logo.partner');
  expect(mark?.style.getPropertyValue('--ul-brand-color')).toContain('--ul-success-fill');
  expect(mark?.querySelector('svg')).not.toBeNull();
  const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
  show(<Logo logo={{ ...logo, image }} />);
  await expect.poll(() => document.querySelector('.ul-logo img')?.getAttribute('src')).toBe(image);
});
