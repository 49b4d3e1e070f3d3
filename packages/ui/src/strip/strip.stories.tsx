import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellRing } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { dark } from '../testing/story-states.ts';
import { Strip } from './strip.tsx';
import { StripPlace } from './strip-place.tsx';

const onClose = fn();
const meta = {
  title: 'ui/Strip',
  component: Strip,
  args: {
    icon: <Icon as={BellRing} size={18} />,
    children: 'The lab of this week has opened.',
    action: <Button variant="link">Open the lab</Button>,
    onClose,
  },
} satisfies Meta<typeof Strip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    onClose.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
};
export const WithoutClosing: Story = {
  args: { onClose: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};
export const Dark: Story = dark;
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const LongTextNarrow: Story = {
  args: { children: 'A sentence that goes on for longer than a phone is wide. '.repeat(3) },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
export const ItsPlaceIsAsHigh: Story = {
  render: (args) => (
    <>
      <Strip {...args} />
      <StripPlace />
    </>
  ),
  play: async () => {
    const [strip, place] = document.querySelectorAll<HTMLElement>('.ul-strip');
    await expect(place?.offsetHeight).toBe(strip?.offsetHeight);
  },
};
