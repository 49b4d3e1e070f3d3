import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, House } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { Icon } from '../icon/index.ts';
import { dark } from '../testing/story-states.ts';
import { TabLinks } from './tab-links.tsx';

const meta = {
  title: 'ui/Tab links',
  component: TabLinks,
  args: {
    'aria-label': 'Home',
    current: '#overview',
    items: [
      { href: '#overview', label: 'Overview' },
      { href: '#learning', label: 'Learning' },
      { href: '#playlists', label: 'Playlists', isDisabled: true },
      { href: '#certificates', label: 'Certificates and awards' },
    ],
  },
} satisfies Meta<typeof TabLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Overview');
    await expect(canvas.getByRole('link', { name: 'Learning' })).not.toHaveAttribute(
      'aria-current',
    );
    const off = canvas.getByRole('link', { name: 'Playlists' });
    await expect(off).toHaveAttribute('aria-disabled', 'true');
    // Not even with the middle button.
    await expect(off).not.toHaveProperty('href');
  },
};
/** With icons, a figure, a way out of the page, and one whose place something else takes. */
export const WithIcons: Story = {
  args: {
    items: [
      { href: '#overview', label: 'Overview', icon: <Icon as={House} /> },
      { href: '#learning', label: 'Learning', icon: <Icon as={BookOpen} />, count: 6 },
      { href: '#forum', label: 'Forum', target: '_blank', rel: 'noopener noreferrer' },
      { href: '#wide', label: 'Only wide', isHiddenOnMobile: true },
      {
        label: 'More',
        children: (
          <button type="button" className="ul-tab">
            More
          </button>
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Learning 6' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Forum' })).toHaveAttribute('target', '_blank');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toBeVisible());
  },
};
export const Dark: Story = { ...Default, ...dark };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
