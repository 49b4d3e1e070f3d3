import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, longText, narrow, rightToLeft } from '../testing/story-states.ts';
import { TextArea } from './field.tsx';

const meta = {
  title: 'ui/TextArea',
  component: TextArea,
  args: { label: 'What happened, in your words' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const text =
  'The second sign-in comes from a hosting provider, not from an access network. I treat it as a stolen session.';

export const Empty: Story = { args: { placeholder: 'Ask a question, or say what you changed' } };
export const Filled: Story = { args: { defaultValue: text, rows: 4 } };
export const WithDescription: Story = {
  args: { description: '186 characters. A reader should not need the alert to follow you.' },
};
export const Invalid: Story = { args: { errorMessage: 'This field is Required' } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: text } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: text } };
export const Required: Story = { args: { isRequired: true, hint: 'required' } };
export const LongText: Story = {
  args: { label: longText, description: longText, defaultValue: `${text} `.repeat(5) },
};
export const Narrow: Story = { ...narrow, args: LongText.args ?? {} };
export const RightToLeft: Story = {
  ...rightToLeft,
  args: { label: 'ماذا حدث', defaultValue: 'تسجيل الدخول الثاني من مزود استضافة.' },
};
export const Dark: Story = { ...dark, args: { ...Invalid.args, defaultValue: text } };
