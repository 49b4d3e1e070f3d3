import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Shield, User } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { dark } from '../testing/story-states.ts';
import { Menu } from './menu.tsx';

const meta = {
  title: 'ui/Menu',
  component: Menu,
  args: {
    'aria-label': 'Account',
    trigger: <Button>Account</Button>,
    title: 'Maya Okafor',
    onAction: fn(),
    groups: [
      [
        { id: 'profile', label: 'Profile', icon: <Icon as={User} />, href: '#profile' },
        { id: 'security', label: 'Security', icon: <Icon as={Shield} /> },
        { id: 'billing', label: 'Billing', isDisabled: true },
      ],
      [{ id: 'out', label: 'Sign out', icon: <Icon as={LogOut} />, tone: 'danger' }],
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async ({ canvas }: Parameters<NonNullable<Story['play']>>[0]) => {
  canvas.getByRole('button', { name: 'Account' }).focus();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toBeVisible());
};
export const Closed: Story = {};
export const Open: Story = { play: open };
export const Dark: Story = { play: open, ...dark };
export const RightToLeft: Story = { play: open, globals: { direction: 'rtl' } };
/** An entry that holds others is their heading; figures stand behind, what only fits wide screens is left out. */
export const WithGroup: Story = {
  args: {
    groups: [
      [
        { id: 'profile', label: 'Profile', href: '#profile', icon: <Icon as={User} />, count: 2 },
        {
          id: 'help',
          label: 'Help',
          entries: [
            { id: 'forum', label: 'Forum', href: '#forum', target: '_blank', rel: 'noopener' },
            { id: 'wide', label: 'Shortcuts', href: '#keys', isHiddenOnMobile: true },
          ],
        },
      ],
      [{ id: 'out', label: 'Sign out', icon: <Icon as={LogOut} />, tone: 'danger' }],
    ],
  },
  play: async (context) => {
    await open(context);
    const group = within(screen.getByRole('group', { name: 'Help' }));
    await expect(group.getByRole('menuitem', { name: 'Forum' })).toHaveAttribute(
      'target',
      '_blank',
    );
    const isNarrow = matchMedia('(max-width: 767px)').matches;
    await expect(group.queryAllByRole('menuitem')).toHaveLength(isNarrow ? 1 : 2);
  },
};
export const WithGroupNarrow: Story = {
  ...WithGroup,
  globals: { viewport: { value: 'mobile1' } },
};
export const LongTextNarrow: Story = {
  args: {
    groups: [
      [{ id: 'long', label: 'Copy the address of this lesson at the second the video stands at' }],
    ],
  },
  play: open,
  globals: { viewport: { value: 'mobile1' } },
};
