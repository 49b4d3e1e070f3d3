import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Status } from './status.tsx';

const meta = {
  title: 'ui/Status',
  component: Status,
  args: { kind: 'ok', children: 'Complete' },
} satisfies Meta<typeof Status>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ok: Story = {};
export const Pending: Story = { args: { kind: 'pending', children: 'Needs revision' } };
export const Fault: Story = { args: { kind: 'fault', children: 'Overdue' } };
export const Info: Story = { args: { kind: 'info', children: 'Under review' } };
export const Down: Story = { args: { kind: 'down', children: 'Not submitted' } };
export const Bare: Story = { args: { isBare: true } };
export const Fact: Story = { render: () => <Badge tone="primary">60 XP</Badge> };
