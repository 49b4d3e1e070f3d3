import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { dark, longText, narrow, rightToLeft } from '../testing/story-states.ts';
import { BlankField, type BlankFieldProps } from './blank-field.tsx';

/** A blank in its sentence, which can be typed into. */
function Sentence({ value: first, ...props }: BlankFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <p style={{ fontSize: 'var(--ul-size-16)', lineHeight: 2.6 }}>
      Alert 2 shows
      <BlankField {...props} value={value} onChange={setValue} />
      as the target port, which is used by SMB.
    </p>
  );
}

const meta = {
  title: 'ui/BlankField',
  component: BlankField,
  args: { label: 'Blank 1', value: '' },
  render: (args) => <Sentence {...args} />,
} satisfies Meta<typeof BlankField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'port' } };
export const Filled: Story = { args: { value: '445' } };
export const Right: Story = { args: { value: '445', tone: 'ok', isReadOnly: true } };
export const Wrong: Story = { args: { value: '443', tone: 'fault', isReadOnly: true } };
export const Invalid: Story = { args: { isInvalid: true } };
export const Disabled: Story = { args: { value: '445', isDisabled: true } };
export const ReadOnly: Story = { args: { value: '445', isReadOnly: true } };
export const LongText: Story = { args: { value: longText } };
export const Narrow: Story = { ...narrow, args: { value: longText } };
export const RightToLeft: Story = { ...rightToLeft, args: { value: '445' } };
export const Dark: Story = { ...dark, args: { value: '445', tone: 'ok', isReadOnly: true } };
