import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'ui/Avatar',
  component: Avatar,
  args: { name: 'Maya Okafor' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const Large: Story = { args: { size: 'lg' } };
export const Small: Story = { args: { size: 'xs', name: 'Daniel Reyes' } };
export const OneName: Story = { args: { name: 'Chiara' } };
