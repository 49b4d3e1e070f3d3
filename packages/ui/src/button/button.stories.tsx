import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Trash2 } from 'lucide-react';
import { Button, IconButton, LinkButton } from './button.tsx';

const meta = {
  title: 'ui/Button',
  component: Button,
  args: { children: 'Start learning' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { variant: 'primary', endIcon: <ArrowRight className="ul-icon" size={18} /> },
};
export const Secondary: Story = {};
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Soft: Story = { args: { variant: 'soft' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete product' } };
export const DangerQuiet: Story = { args: { variant: 'danger-quiet', children: 'Remove' } };
export const AsLink: Story = { args: { variant: 'link', children: 'View details' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg', variant: 'primary' } };
export const Pending: Story = { args: { variant: 'primary', isPending: true, children: 'Saving' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = {
  args: { children: 'Submit the homework of the lesson about areas and border routers' },
};
export const Icon: Story = {
  render: () => <IconButton aria-label="Remove" icon={<Trash2 className="ul-icon" size={18} />} />,
};
export const GoesSomewhere: Story = {
  render: () => <LinkButton href="#next">Next lesson</LinkButton>,
};
