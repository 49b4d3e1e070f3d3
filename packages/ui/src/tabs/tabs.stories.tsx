import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { dark } from '../testing/story-states.ts';
import { Tabs } from './tabs.tsx';

const meta = { title: 'ui/Tabs' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const items = [
  { id: 'overview', label: 'Overview', children: 'Two routers share a link.' },
  { id: 'notes', label: 'Notes', count: 2, children: 'At 4:44: compare the MTU.' },
  { id: 'closed', label: 'Closed', isDisabled: true, children: null },
  { id: 'resources', label: 'Resources', children: 'One capture.' },
  { id: 'transcript', label: 'Transcript of the whole lesson', children: 'Hello.' },
];

function Example() {
  const [value, setValue] = useState('overview');
  return <Tabs aria-label="Lesson" value={value} onChange={setValue} items={items} />;
}

export const Default: Story = {
  render: () => <Example />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Overview/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('At 4:44');
  },
};
export const Dark: Story = { ...Default, ...dark };
export const RightToLeft: Story = { render: () => <Example />, globals: { direction: 'rtl' } };
export const Narrow: Story = {
  render: () => <Example />,
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
