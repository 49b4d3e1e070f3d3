import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rightToLeft, type Story, shows } from '../testing/stage.tsx';
import { AuthorText } from './author-text.tsx';
import { CleanText } from './clean-text.tsx';

const meta = { title: 'kit/Text' } satisfies Meta;
export default meta;

const html =
  '<h2>Areas</h2><p onclick="alert(1)">Give it <b>one</b> backbone.</p><script>alert(1)</script>';

/** The cleaner comes after the page. */
export const OfAnAuthor: Story = {
  render: () => <AuthorText html={html} />,
  play: shows('Areas'),
};
export const RightToLeft: Story = rightToLeft(OfAnAuthor);
export const Cleaned: Story = {
  render: () => <CleanText html={html} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Give it/)).not.toHaveAttribute('onclick');
  },
};
