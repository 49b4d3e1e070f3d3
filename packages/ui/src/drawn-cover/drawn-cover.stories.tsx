import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dark, rightToLeft } from '../testing/story-states.ts';
import { DrawnCover } from './drawn-cover.tsx';

const meta = {
  title: 'ui/DrawnCover',
  component: DrawnCover,
  args: { motif: 'tree', hue: 'slate', seed: 'spanning-tree' },
  decorators: [
    (Story) => (
      <div style={{ width: 400, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DrawnCover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtOnce: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('root')).toBeInTheDocument();
  },
};
export const UnderLightWords: Story = { args: { hue: 'sand', isNight: true } };
export const Dark: Story = { args: { hue: 'sand' }, ...dark };
export const RightToLeft: Story = { args: { hue: 'sand' }, ...rightToLeft };
