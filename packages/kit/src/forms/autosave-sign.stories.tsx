import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AutosaveSign } from './autosave-sign.tsx';

const meta = {
  title: 'kit/AutosaveSign',
  component: AutosaveSign,
  args: { state: 'saved', savedAt: '2026-03-12T20:21:00.000Z', onRetry: fn() },
} satisfies Meta<typeof AutosaveSign>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Typing: Story = { args: { state: 'typing' } };
export const Saving: Story = { args: { state: 'saving' } };
export const Faulty: Story = { args: { state: 'faulty' } };
export const Conflict: Story = { args: { state: 'conflict' } };
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
