import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, longText, narrow, rightToLeft } from '../testing/story-states.ts';
import { NumberField } from './number-field.tsx';

const meta = {
  title: 'ui/NumberField',
  component: NumberField,
  args: { label: 'VLAN', minValue: 1, maxValue: 4094, formatOptions: { useGrouping: false } },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: '1 to 4094' } };
export const Filled: Story = { args: { defaultValue: 20 } };
export const WithDescription: Story = { args: { description: '1 to 4094', hint: 'optional' } };
export const Invalid: Story = { args: { defaultValue: 1, errorMessage: 'VLAN 1 is in use' } };
export const AtItsLimit: Story = { args: { defaultValue: 4094 } };
export const Money: Story = {
  args: {
    label: 'Refund',
    defaultValue: 1290,
    formatOptions: { style: 'currency', currency: 'USD' },
  },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 20 } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 20 } };
export const Required: Story = { args: { isRequired: true, hint: 'required' } };
export const LongText: Story = { args: { label: longText, description: longText } };
export const Narrow: Story = { ...narrow, args: LongText.args ?? {} };
export const RightToLeft: Story = { ...rightToLeft, args: { label: 'العدد', defaultValue: 20 } };
export const Dark: Story = { ...dark, args: { defaultValue: 20 } };
