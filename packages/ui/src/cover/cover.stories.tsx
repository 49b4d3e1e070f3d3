import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark } from '../testing/story-states.ts';
import { Cover } from './cover.tsx';

const meta = {
  title: 'ui/Cover',
  component: Cover,
  args: { name: 'ospf-in-practice' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480, height: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Cover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotBought: Story = {};
export const Underway: Story = { args: { progress: 0.4 } };
export const Done: Story = { args: { progress: 1 } };
export const Another: Story = { args: { name: 'soc-triage-week', progress: 0.2 } };
export const Dark: Story = { args: { progress: 0.4 }, ...dark };
