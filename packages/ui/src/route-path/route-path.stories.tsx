import type { Meta, StoryObj } from '@storybook/react-vite';
import { MiniRoute, RoutePath } from './route-path.tsx';

const meta = { title: 'ui/RoutePath' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Labelled: Story = {
  render: () => (
    <RoutePath
      aria-label="OSPF in Practice: 2 of 5 hops done"
      hops={[
        { id: 1, label: 'Hello', meta: '11:42', state: 'done', href: '#1' },
        { id: 2, label: 'DR and BDR', meta: '16:10', state: 'done', href: '#2' },
        { id: 3, label: 'Neighbor states', meta: '12:48', state: 'current', href: '#3' },
        { id: 4, label: 'Quiz', meta: '6 questions', state: 'open' },
        { id: 5, label: 'Areas', meta: '22:10', state: 'locked' },
      ]}
    />
  ),
};
export const Reviewed: Story = {
  render: () => (
    <RoutePath
      aria-label="1 of 2 right"
      hops={[
        { id: 1, label: 'One', state: 'done' },
        { id: 2, label: 'Two', state: 'fault' },
      ]}
    />
  ),
};
export const Mini: Story = {
  render: () => <MiniRoute done={4} total={9} aria-label="4 of 9 hops done" />,
};
export const MiniOfMany: Story = {
  render: () => <MiniRoute done={14} total={32} aria-label="14 of 32 hops done" />,
};
export const MiniDone: Story = {
  render: () => <MiniRoute done={8} total={8} aria-label="8 of 8 hops done" />,
};
export const MiniEmpty: Story = {
  render: () => <MiniRoute done={0} total={0} aria-label="no hops" />,
};
