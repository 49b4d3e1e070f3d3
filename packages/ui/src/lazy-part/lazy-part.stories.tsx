import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { dark } from '../testing/story-states.ts';
import { MissingPart } from './lazy-view.tsx';

const meta = {
  title: 'ui/Lazy part',
  component: MissingPart,
  args: { onRetry: fn() },
} satisfies Meta<typeof MissingPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { ...Missing, ...dark };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
