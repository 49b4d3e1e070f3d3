import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea, TextField } from './field.tsx';

const meta = {
  title: 'ui/TextField',
  component: TextField,
  args: { label: 'Email' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'maya@example.org', hint: 'optional' } };
export const WithHelp: Story = { args: { description: 'We never show it to others.' } };
export const Invalid: Story = {
  args: { defaultValue: 'maya@', errorMessage: 'Please enter a valid email' },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'network-engineer' } };
export const SeveralLines: Story = {
  render: () => <TextArea label="What happened, in your words" rows={4} />,
};
