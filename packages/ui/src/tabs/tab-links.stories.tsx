import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
