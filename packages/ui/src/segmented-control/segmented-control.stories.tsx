import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { dark, longText, narrow, rightToLeft } from '../testing/story-states.ts';
import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';

/** A control that can be used in the story. */
function Controlled({ value: first, onChange: _, ...props }: SegmentedControlProps<string>) {
  const [value, setValue] = useState(first);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'ui/SegmentedControl',
  component: SegmentedControl<string>,
  args: {
    'aria-label': 'Category',
    options: [
      { id: 'all', label: 'All' },
      { id: 'technical', label: 'Technical' },
      { id: 'career', label: 'Career' },
      { id: 'exam', label: 'Exam' },
    ],
    value: 'all',
    onChange: () => {},
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Another: Story = { args: { value: 'career' } };
export const OneDisabled: Story = {
  args: {
    options: [
      { id: 'all', label: 'All' },
      { id: 'exam', label: 'Exam', isDisabled: true },
    ],
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = {
  args: {
    options: [
      { id: 'all', label: longText },
      { id: 'other', label: 'Other' },
    ],
  },
};
export const Narrow: Story = narrow;
export const NarrowLongText: Story = { ...narrow, args: LongText.args ?? {} };
export const RightToLeft: Story = { ...rightToLeft, args: { value: 'technical' } };
export const Dark: Story = { ...dark, args: { value: 'technical' } };
