import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dark } from '../testing/story-states.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'ui/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Programs', href: '#programs' },
      { label: 'Network Engineer Program', href: '#program' },
      { label: 'OSPF in Practice', href: '#course' },
      { label: 'Neighbor states' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnlyThePage: Story = { args: { items: [{ label: 'Programs' }] } };
export const Dark: Story = dark;
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const LongNames: Story = {
  args: {
    items: [
      { label: 'Courses', href: '#courses' },
      { label: 'Access lists and firewalls for people who never saw one', href: '#course' },
      { label: 'A lesson whose name is a sentence of its own and longer than any line' },
    ],
  },
};
export const Narrow: Story = {
  ...LongNames,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
