import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { dark } from '../testing/story-states.ts';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'ui/Tooltip',
  component: Tooltip,
  args: {
    trigger: <IconButton variant="secondary" aria-label="Locked" icon={<Icon as={Lock} />} />,
    children: 'Unlocks after hop 6',
  },
  decorators: [
    (Show) => (
      <div style={{ padding: '64px 128px' }}>
        <Show />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async () => {
  await userEvent.tab();
  const tooltip = await screen.findByRole('tooltip');
  await waitFor(() => expect(tooltip).toBeVisible());
};
export const Closed: Story = {};
export const OnFocus: Story = { play: open };
export const Below: Story = { args: { placement: 'bottom' }, play: open };
export const AtTheEnd: Story = { args: { placement: 'end' }, play: open };
export const Dark: Story = { play: open, ...dark };
export const RightToLeft: Story = {
  args: { placement: 'end' },
  play: open,
  globals: { direction: 'rtl' },
};
export const LongTextNarrow: Story = {
  args: { children: 'Unlocks when the quiz about neighbor states is done and its homework is in' },
  play: open,
  globals: { viewport: { value: 'mobile1' } },
};
