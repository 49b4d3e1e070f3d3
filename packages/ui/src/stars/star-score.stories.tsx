import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, rightToLeft } from '../testing/story-states.ts';
import { StarScore } from './star-score.tsx';

const meta = {
  title: 'ui/StarScore',
  component: StarScore,
  args: { value: 4.6 },
} satisfies Meta<typeof StarScore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Average: Story = {};
export const Full: Story = { args: { value: 5 } };
export const None: Story = { args: { value: 0 } };
export const Large: Story = { args: { value: 3.5, size: 24 } };
export const RightToLeft: Story = { ...rightToLeft, args: { value: 3.5 } };
export const Dark: Story = dark;
