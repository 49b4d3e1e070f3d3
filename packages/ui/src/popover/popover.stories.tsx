import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { dark } from '../testing/story-states.ts';
import { Popover } from './popover.tsx';

const meta = {
  title: 'ui/Popover',
  component: Popover,
  args: {
    trigger: <Button>How XP works</Button>,
    title: 'How XP works',
    children: <p>Each lesson you finish gives points; 1000 of them are a level.</p>,
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'How XP works' }));
  const dialog = await screen.findByRole('dialog', { name: 'How XP works' });
  await waitFor(() => expect(dialog).toBeVisible());
};
export const Closed: Story = {};
export const Open: Story = { play: open };
export const Dark: Story = { play: open, ...dark };
export const RightToLeft: Story = { play: open, globals: { direction: 'rtl' } };
export const LongTextNarrow: Story = {
  args: {
    children: (
      <p>{'A text that is long enough to need the whole width of a small screen. '.repeat(4)}</p>
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await open(context);
    const box = screen.getByRole('dialog').getBoundingClientRect();
    await waitFor(() => expect(box.right).toBeLessThanOrEqual(320));
  },
};
