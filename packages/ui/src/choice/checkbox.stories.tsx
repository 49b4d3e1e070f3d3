import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, longText, narrow, rightToLeft } from '../testing/story-states.ts';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'ui/Checkbox',
  component: Checkbox,
  args: { children: 'Device id and browser compared' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Ticked: Story = { args: { defaultSelected: true } };
export const SomeTicked: Story = { args: { isIndeterminate: true, children: 'All interfaces' } };
export const WithDescription: Story = { args: { description: 'Both stand in the sign-in log.' } };
export const Invalid: Story = { args: { errorMessage: 'This field is Required' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const DisabledTicked: Story = { args: { isDisabled: true, defaultSelected: true } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultSelected: true } };
export const Required: Story = { args: { isRequired: true } };
export const LongText: Story = { args: { children: longText, description: longText } };
export const Narrow: Story = { ...narrow, args: LongText.args ?? {} };
export const RightToLeft: Story = {
  ...rightToLeft,
  args: { children: 'تمت المقارنة', description: 'في سجل الدخول', defaultSelected: true },
};
export const Dark: Story = { ...dark, args: { ...Invalid.args, defaultSelected: true } };
