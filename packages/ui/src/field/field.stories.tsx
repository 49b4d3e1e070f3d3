import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, longText, narrow, rightToLeft } from '../testing/story-states.ts';
import { TextField } from './field.tsx';

const meta = {
  title: 'ui/TextField',
  component: TextField,
  args: { label: 'Email', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'name@example.org' } };
export const Filled: Story = { args: { defaultValue: 'maya@example.org', hint: 'optional' } };
export const WithDescription: Story = { args: { description: 'We never show it to others.' } };
export const Focused: Story = { args: { autoFocus: true, defaultValue: 'maya@example.org' } };
export const Invalid: Story = {
  args: { defaultValue: 'maya@', errorMessage: 'Please enter a valid email' },
};
export const InvalidWithDescription: Story = {
  args: { ...Invalid.args, description: 'The address you sign in with.' },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'maya@example.org' } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 'maya@example.org' } };
export const Required: Story = { args: { isRequired: true, hint: 'required' } };
export const LabelHidden: Story = { args: { isLabelHidden: true, placeholder: 'Email' } };
export const LongText: Story = {
  args: { label: longText, hint: 'optional', description: longText, errorMessage: longText },
};
export const Narrow: Story = { ...narrow, args: LongText.args ?? {} };
export const RightToLeft: Story = {
  ...rightToLeft,
  args: { label: 'البريد الإلكتروني', hint: 'اختياري', errorMessage: 'عنوان غير صالح' },
};
export const Dark: Story = { ...dark, args: InvalidWithDescription.args };
