import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Tabs } from './tabs.tsx';

const meta = { title: 'ui/Tabs' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Example() {
  const [value, setValue] = useState<'overview' | 'notes' | 'closed'>('overview');
  return (
    <Tabs
      aria-label="Lesson"
      value={value}
      onChange={setValue}
      items={[
        { id: 'overview', label: 'Overview', children: 'Two routers share a link.' },
        { id: 'notes', label: 'Notes', count: 2, children: 'At 4:44: compare the MTU.' },
        { id: 'closed', label: 'Closed', isDisabled: true, children: null },
      ]}
    />
  );
}

export const Default: Story = {
  render: () => <Example />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Overview/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('At 4:44');
  },
};
