import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, longText, narrow, rightToLeft } from '../testing/story-states.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

const meta = {
  title: 'ui/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'new-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

const rules = (
  <PasswordRules
    rules={[
      { label: '8 characters or more', isMet: true },
      { label: 'Three of: small letters, capitals, numbers, symbols', isMet: false },
      { label: 'Not a common password', isMet: true },
    ]}
  />
);

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'correct horse battery' } };
export const Shown: Story = {
  args: Filled.args ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  },
};
export const WithDescription: Story = { args: { description: 'At least 8 characters.' } };
export const WithRules: Story = { args: { defaultValue: 'correct horse', description: rules } };
export const Invalid: Story = {
  args: { defaultValue: 'horse', errorMessage: 'Wrong Format', description: rules },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'correct horse' } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 'correct horse' } };
export const Required: Story = { args: { isRequired: true, hint: 'required' } };
export const LongText: Story = { args: { label: longText, defaultValue: longText } };
export const Narrow: Story = { ...narrow, args: { ...LongText.args, description: rules } };
export const RightToLeft: Story = {
  ...rightToLeft,
  args: { label: 'كلمة المرور', defaultValue: 'correct horse', description: rules },
};
export const Dark: Story = { ...dark, args: Invalid.args ?? {} };
